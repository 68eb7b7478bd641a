import { daysToRestoreInvitation } from '@lectern/domain/institution/members.ts';
import { sql } from 'kysely';
import { builder } from '../../../graphql/builder.ts';
import type { Context } from '../../../graphql/context.ts';
import type { Acting } from '../people/member-actor.ts';
import { actOnSeveral, type Held } from './act-on-several.ts';
import { InvitationResult } from './invitation-result.ts';
import { sendInvitations } from './send-invitations.ts';

/** Whether row `n` of `invitations` was withdrawn and can be brought back, or stands already, as after the same act. */
const canComeBack = sql<boolean>`(n.withdrawn_on is null
  or n.withdrawn_on > now() - make_interval(days => ${daysToRestoreInvitation}))`;

builder.mutationField('restoreInstitutionInvites', (t) =>
  t.field({
    type: [InvitationResult],
    description:
      'Brings back invitations of an institution that were withdrawn in the last 30 days, with their days and their links: 100 at most, as one act that says of each what became of it. One that stands already stays as it is; where the institution knows none of them it is NOT_FOUND.',
    args: {
      institution_id: t.arg.id({ description: 'The institution.' }),
      ids: t.arg.idList({ description: 'The ids of the invitations.' }),
      language: t.arg.string({
        required: false,
        description: 'The language of mails that had not gone out yet and get another day, a tag such as es.',
      }),
    },
    resolve: (_root, { language = null, ...several }, context) =>
      actOnSeveral(
        context,
        several,
        { operation: 'restoreInstitutionInvites', action: 'INVITATIONS_RESTORED' },
        (acting, invitations) => bringBack(context, acting, invitations, language),
        canComeBack,
      ),
  }),
);

/** A mail whose day went by meanwhile was nobody's yet: it is written anew, for a day with room for it. */
async function bringBack(
  context: Context,
  { institution, viewerId }: Acting,
  invitations: readonly Held[],
  language: string | null,
): Promise<readonly Held[]> {
  const withdrawn = invitations.filter(({ is_withdrawn }) => is_withdrawn);
  await sql`/* restore-invitations */ update invitations set withdrawn_on = null, withdrawn_by = null
    where id = any(${withdrawn.map(({ id }) => id)})`.execute(context.db);
  const unsent = withdrawn.filter(({ sending }) => sending?.mail && isUnsent(sending.mail));
  await sendInvitations(context, { institution, viewerId, language }, unsent);
  return withdrawn;
}

type Mail = NonNullable<NonNullable<Held['sending']>['mail']>;

const isUnsent = ({ is_sent, is_refused, waits, tries }: Mail): boolean =>
  !is_sent && !is_refused && !waits && tries === 0;
