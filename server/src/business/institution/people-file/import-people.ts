import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { daysBetween } from '@lectern/domain/calendar-day.ts';
import { mostDaysAhead } from '@lectern/domain/business/institution/invitation-mail.ts';
import type { PlacedInvitee } from '@lectern/domain/business/institution/people-file/people-difference.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import type { Database } from '../../../base/database/connect.ts';
import { planAnew } from '../../../base/database/plan-anew.ts';
import type { Context } from '../../../base/graphql/context.ts';
import { stands } from '../invitation.ts';
import { sendInvitations } from '../invitation/send-invitations.ts';
import { withdrawInvitations } from '../invitation/withdraw-invitations.ts';
import { insertInvitations } from '../people/insert-invitations.ts';
import type { Acting } from '../people/member-actor.ts';
import { removeFromInstitution } from '../people/remove-from-institution.ts';
import { writeActivity } from '../write-activity.ts';
import type { MissingMember } from './missing.ts';

/** How the people of a file are told: by mail, from a day or today on, or not at all. */
export type Mailing = {
  readonly isMailed: boolean;
  readonly day: string | null;
  readonly language: string | null;
};

/** An invitation that an import has made. */
type MadeInvitation = PlacedInvitee & { readonly id: string };

/** Whom an import invites, and whom it removes. */
type Changes = { readonly invitees: readonly PlacedInvitee[]; readonly leavers: readonly MissingMember[] };

/** In how many days from today the first mails go out; it refuses a day that has passed or is too far away. */
export function firstDayOf({ day }: Mailing, today: string): number {
  if (day === null) return 0;
  const days = daysBetween(today, day);
  if (days < 0) throw new Refusal('INVALID', { field: 'day', issue: { code: 'DAY_PASSED' } });
  if (days > mostDaysAhead)
    throw new Refusal('INVALID', { field: 'day', issue: { code: 'TOO_HIGH', maximum: mostDaysAhead } });
  return days;
}

/**
 * Invites the people of a file, whom nobody else invites meanwhile, in place of invitations that are over, and removes members
 * who are missing from it and whose groups are locked, as one act; it keeps what that is undone by, and gives its id. It
 * refuses where one who is invited has become a member in this moment.
 */
export async function importPeople(
  context: Context,
  acting: Acting,
  { invitees, leavers }: Changes,
  mailing: Mailing,
): Promise<string> {
  const { db } = context;
  const { viewerId, institution, access } = acting;
  const over = await withdrawOver(
    db,
    invitees.flatMap(({ over_id }) => over_id ?? []),
    viewerId,
  );
  const ids = new Map(
    (await insertInvitations(db, [{ ...acting, invitees }])).map(({ email, made }) => [email, made] as const),
  );
  const made = invitees.map((invitee) => {
    const id = ids.get(invitee.email);
    if (!id) throw new Refusal('UNAVAILABLE');
    return { ...invitee, id };
  });
  await planAnew(db, made.length + leavers.length);
  if (mailing.isMailed && made.length > 0) {
    const sender = { institution, viewerId, language: mailing.language };
    await sendInvitations(context, { ...sender, firstDay: firstDayOf(mailing, access.today) }, made);
  }
  const removed = await remove(db, acting, leavers);
  const import_id = await keep(db, acting, made, leavers);
  const at = { institution_id: institution.id, user_id: viewerId };
  if (made.length > 0) await writeActivity(db, { ...at, activity: 'MEMBERS_INVITED', about: String(made.length) });
  if (removed.length > 0)
    await writeActivity(db, { ...at, activity: 'MEMBERS_REMOVED', about: String(removed.length) });
  await writeAudit(db, actorOf(context), {
    chain: 'INSTITUTION',
    chainId: institution.id,
    action: 'PEOPLE_IMPORTED',
    object: { type: 'institution', id: institution.id },
    details: {
      import_id,
      ...(removed.length > 0 ? { removed } : {}),
      mailed: mailing.isMailed,
      ...(over.length > 0 ? { over } : {}),
      invitations: made.map(({ id, role, group_id }) => ({ id, role, ...(group_id === null ? {} : { group_id }) })),
    },
    personal: { emails: made.map(({ email }) => email) },
  });
  return import_id;
}

/**
 * Withdraws invitations that are over, so that new ones can take their places. One that somebody acts upon in this moment
 * stays, since whoever does that waits for the lock of the mails, and so the import is refused.
 */
async function withdrawOver(db: Database, ids: readonly string[], byId: string): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`/* hold-over */ select n.id from invitations n
    where n.id = any(${ids}::uuid[]) and ${stands} and n.expires_on <= now() order by n.id for update skip locked`.execute(
    db,
  );
  const over = rows.map(({ id }) => id);
  await withdrawInvitations(db, over, byId);
  return over;
}

/** What the audit log keeps of a member who was removed. */
type RemovedMember = { readonly user_id: string; readonly role: InstitutionRole; readonly groups: readonly string[] };

async function remove(
  db: Database,
  { institution, viewerId }: Acting,
  leavers: readonly MissingMember[],
): Promise<readonly RemovedMember[]> {
  if (leavers.length === 0) return [];
  const ids = leavers.map(({ user_id }) => user_id);
  const left = Map.groupBy(await removeFromInstitution(db, institution.id, ids, viewerId), ({ user_id }) => user_id);
  return leavers.map(({ user_id, role }) => ({
    user_id,
    role,
    groups: (left.get(user_id) ?? []).map(({ group_id }) => group_id),
  }));
}

async function keep(
  db: Database,
  { institution, viewerId }: Acting,
  made: readonly MadeInvitation[],
  leavers: readonly MissingMember[],
): Promise<string> {
  const invitations = JSON.stringify(made.map(({ id, email, over_id: before }) => ({ id, email, before })));
  const { id } = await db
    .insertInto('people_imports')
    .values({
      institution_id: institution.id,
      created_by: viewerId,
      invitations,
      removed: leavers.map(({ id: member }) => member),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
