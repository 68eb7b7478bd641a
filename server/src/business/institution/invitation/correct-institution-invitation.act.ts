import { mayCorrectInvitation } from '@lectern/domain/business/institution/invitation-mail.ts';
import { correctionSchema } from '@lectern/domain/business/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import type { Database } from '../../../base/database/connect.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { Invitation } from '../invitation.ts';
import { holdInvitation } from '../people/hold-invitation.ts';
import { writeActivity } from '../write-activity.ts';
import { lockMails } from './mail-days.ts';
import { getInvitation } from './read-invitations.ts';
import { sendInvitations } from './send-invitations.ts';
import { shownMail } from './sending.ts';

const CorrectionInput = builder.inputType('InvitationCorrectionInput', {
  description: 'Whom an invitation is for that reached nobody.',
  fields: (t) => ({
    first_name: t.string({ description: 'The first name: 1 to 200 characters on one line.' }),
    last_name: t.string({ description: 'The last name: 1 to 200 characters on one line.' }),
    email: t.string({ description: 'The address that it is sent to; case does not count.' }),
  }),
});

builder.mutationField('correctInstitutionInvitation', (t) =>
  t.field({
    type: Invitation,
    description:
      'Corrects name and address of an invitation whose mail reached nobody (REFUSED or FAILED) and sends it; of any other it is a CONFLICT that says where that goes (`sent_to`). It refuses an address that belongs to a member, or is invited otherwise, with TAKEN.',
    args: {
      id: t.arg.id({ description: 'The id of the invitation.' }),
      data: t.arg({ type: CorrectionInput, description: 'Whom it is for.' }),
      was: t.arg({
        type: CorrectionInput,
        required: false,
        description:
          'Whom it was for as it was read; where somebody else has corrected it since, it is a CONFLICT with theirs. Left out, whatever holds is replaced.',
      }),
      language: t.arg.string({
        required: false,
        description: 'The language of the mail, a tag such as es; English where Lectern does not speak it.',
      }),
    },
    resolve: async (_root, { id, data, was, language = null }, context) => {
      const { db, env } = context;
      const held = await holdInvitation(context, 'correctInstitutionInvitation', id);
      const { invitation, institution, viewerId, access } = held;
      const corrected = parseInput(correctionSchema, data, 'data');
      const state = invitation.sending && shownMail(invitation.sending, env)?.state;
      const before = nameAndAddress(invitation);
      if (!state || !mayCorrectInvitation(state))
        throw new Refusal('CONFLICT', { details: { id, sent_to: before.email } });
      const isOther = was && ![was, corrected].some((one) => isDeepStrictEqual(nameAndAddress(one), before));
      if (isOther) throw new Refusal('CONFLICT', { details: { id, theirs: before } });
      await lockMails(db, [institution.id]);
      if (await isTaken(db, institution.id, id, corrected.email)) throw new Refusal('TAKEN', { field: 'data.email' });
      const { first_name, last_name, email } = corrected;
      await sql`/* correct-invitation */ update invitations
        set first_name = ${first_name}, last_name = ${last_name}, email = ${email} where id = ${id}`.execute(db);
      await sendInvitations(context, { institution, viewerId, language }, [{ ...invitation, ...corrected }]);
      const shown = await getInvitation(db, id, access);
      const at = { institution_id: institution.id, user_id: viewerId };
      await writeActivity(db, { ...at, activity: 'INVITATIONS_RESENT', about: '1' });
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: institution.id,
        action: 'INVITATION_CORRECTED',
        object: { type: 'invitation', id },
        personal: { before, after: nameAndAddress(corrected) },
      });
      return shown;
    },
  }),
);

type Named = { readonly first_name: string; readonly last_name: string; readonly email: string };

const nameAndAddress = ({ first_name, last_name, email }: Named): Named => ({ first_name, last_name, email });

/** Whether an address is invited into an institution by another invitation, or belongs to a member of it. */
async function isTaken(db: Database, institutionId: string, id: string, email: string): Promise<boolean> {
  const { rows } = await sql`/* taken-address */
    select from invitations where institution_id = ${institutionId} and email = ${email} and id <> ${id}
      and withdrawn_on is null
    union all
    select from users u join institution_members m on m.user_id = u.id and m.institution_id = ${institutionId}
      and m.deleted_on is null where u.email = ${email} and u.deleted_on is null`.execute(db);
  return rows.length > 0;
}
