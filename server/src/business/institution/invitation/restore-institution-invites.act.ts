import { daysToRestoreInvitation, invitationDays } from '@lectern/domain/business/institution/members.ts';
import { sql } from 'kysely';
import { refuseUndone, registerUndo, unknownBefore } from '../../../base/audit-log/undoing.ts';
import type { Database } from '../../../base/database/connect.ts';
import { builder } from '../../../base/graphql/builder.ts';
import type { Context } from '../../../base/graphql/context.ts';
import type { Acting } from '../people/member-actor.ts';
import { actOnSeveral, leftOut, type Held, type Several } from './act-on-several.ts';
import { InvitationResult, type ResultShape } from './invitation-result.ts';
import { sendInvitations } from './send-invitations.ts';

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
    resolve: (_root, { language = null, ...several }, context) => restoreInvitations(context, several, language),
  }),
);

registerUndo('INVITATION_WITHDRAWN', {
  lastOnly: true,
  days: daysToRestoreInvitation,
  undo: async (context, { chain_id: institution_id, object_id }) =>
    leftOut(context, await restoreInvitations(context, { institution_id, ids: [object_id] }, null)),
});

registerUndo('INVITATIONS_WITHDRAWN', {
  days: daysToRestoreInvitation,
  undo: async (context, { chain_id: institution_id, details: { invitations } }) => {
    if (!Array.isArray(invitations)) throw unknownBefore();
    const ids = (invitations as readonly { readonly id: string }[]).map(({ id }) => id);
    return leftOut(context, await restoreInvitations(context, { institution_id, ids }, null));
  },
});

/** Whether row `n` of `invitations` was withdrawn and can be brought back, or stands already, as after the same act. */
const canComeBack = sql<boolean>`(n.withdrawn_on is null
  or n.withdrawn_on > now() - make_interval(days => ${daysToRestoreInvitation}))`;

/**
 * Brings invitations back that were withdrawn in the last 30 days, and says of each what became of it; those that stand
 * stay, but an undo refuses where all of them do.
 */
const restoreInvitations = (context: Context, several: Several, language: string | null): Promise<ResultShape[]> =>
  actOnSeveral(
    context,
    several,
    { operation: 'restoreInstitutionInvites', action: 'INVITATIONS_RESTORED' },
    (acting, invitations) => bringBack(context, acting, invitations, language),
    canComeBack,
  );

/**
 * A mail that never went out was deleted and is written anew, from the day on that it waited for, as there is room; so is
 * one whose day went by meanwhile.
 */
async function bringBack(
  context: Context,
  { institution, viewerId }: Acting,
  invitations: readonly Held[],
  language: string | null,
): Promise<readonly Held[]> {
  const withdrawn = invitations.filter(({ is_withdrawn }) => is_withdrawn);
  if (invitations.length > 0 && withdrawn.length === 0) refuseUndone(context, 'restored');
  const firstDays = await restore(context.db, withdrawn);
  const unsent = withdrawn.filter(({ sending }) => sending && isUnsent(sending));
  const byDay = Map.groupBy(unsent, ({ id }) => firstDays.get(id) ?? 0);
  for (const [firstDay, mailed] of [...byDay].toSorted(([one], [other]) => one - other))
    await sendInvitations(context, { institution, viewerId, language, firstDay }, mailed);
  return withdrawn;
}

/** It gives in how many days from today the days of each would begin to count, if that is to come. */
async function restore(db: Database, withdrawn: readonly Held[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; first_day: number }>`/* restore-invitations */
    update invitations n set withdrawn_on = null, withdrawn_by = null from institutions i
    where i.id = n.institution_id and n.id = any(${withdrawn.map(({ id }) => id)})
    returning n.id, greatest(0, ((n.expires_on - make_interval(days => ${invitationDays})) at time zone i.time_zone)::date
      - today(i.time_zone)) as first_day`.execute(db);
  return new Map(rows.map(({ id, first_day }) => [id, first_day]));
}

const isUnsent = ({ sendings, mailed_on, mail }: NonNullable<Held['sending']>): boolean =>
  mail ? !mail.is_sent && !mail.is_refused && !mail.waits && mail.tries === 0 : sendings > 0 && mailed_on === null;
