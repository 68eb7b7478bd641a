import { sql } from 'kysely';
import { buildFollowUp } from '../../seed/follow-up.ts';
import type { BuiltUser } from '../../seed/people.ts';
import { addInstitutionMember, buildInvitation } from '../../seed/school.ts';
import type { Database } from '../../src/base/database/connect.ts';

/** What belongs to an institution beside its classes, some of it to be taken out. */
export type OfInstitution = {
  /** Invitations of the institution for people who have no account; the second one is withdrawn. */
  readonly open_invitation_id: string;
  readonly spare_invitation_id: string;
  /** Memberships of the institution of a learner, and of one who was removed. */
  readonly member_id: string;
  readonly gone_member_id: string;
  /** Follow-ups at the institution; the second one is deleted. */
  readonly follow_up_id: string;
  readonly spare_follow_up_id: string;
  /** What was done at the institution first. */
  readonly audit_entry_id: string;
  /** Mails to somebody of the institution that were not sent; the second one is taken away. */
  readonly mail_id: string;
  readonly spare_mail_id: string;
};

/** Builds it; `mark` stands in every text. */
export async function buildOfInstitution(
  db: Database,
  institution_id: string,
  mark: string,
  person: () => Promise<BuiltUser>,
): Promise<OfInstitution> {
  const { id: created_by } = await person();
  const invite = async () =>
    (await buildInvitation(db, `${crypto.randomUUID()}@people.test`, { institution_id, created_by })).id;
  const member = async (deleted_on: string | null) => {
    const { id: user_id } = await person();
    await addInstitutionMember(db, institution_id, user_id, 'STUDENT');
    const { rows } = await sql<{ id: string }>`update institution_members set deleted_on = ${deleted_on}
      where institution_id = ${institution_id} and user_id = ${user_id} returning id`.execute(db);
    return rows[0]?.id ?? '';
  };
  const { id: comment_id } = await db
    .insertInto('comments')
    .values({ institution_id, user_id: created_by, comment: `${mark} comment` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const followUp = async () =>
    (await buildFollowUp(db, { institution_id, comment_id, what: `${mark} follow-up`, created_by })).id;
  const mail = async () => {
    const values = { recipient: (await person()).email, subject: `${mark} mail`, body: mark };
    return (await db.insertInto('mail_outbox').values(values).returning('id').executeTakeFirstOrThrow()).id;
  };
  return {
    open_invitation_id: await invite(),
    spare_invitation_id: await invite(),
    member_id: await member(null),
    gone_member_id: await member('2026-01-01'),
    follow_up_id: await followUp(),
    spare_follow_up_id: await followUp(),
    mail_id: await mail(),
    spare_mail_id: await mail(),
    audit_entry_id: `INSTITUTION.${institution_id}.1`,
  };
}
