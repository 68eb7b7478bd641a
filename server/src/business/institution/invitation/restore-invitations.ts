import { daysToRestoreInvitation, invitationDays } from '@lectern/domain/business/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import type { Context } from '../../../base/graphql/context.ts';
import type { Acting } from '../people/member-actor.ts';
import { actOnSeveral, type Held, type Several } from './act-on-several.ts';
import type { ResultShape } from './invitation-result.ts';
import { sendInvitations } from './send-invitations.ts';

/** Whether row `n` of `invitations` was withdrawn and can be brought back, or stands already, as after the same act. */
const canComeBack = sql<boolean>`(n.withdrawn_on is null
  or n.withdrawn_on > now() - make_interval(days => ${daysToRestoreInvitation}))`;

/**
 * Brings invitations back that were withdrawn in the last 30 days, and says of each what became of it; those that stand
 * stay, but an undo refuses where all of them do.
 */
export const restoreInvitations = (
  context: Context,
  several: Several,
  language: string | null,
): Promise<ResultShape[]> =>
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
  if (context.undoes !== undefined && invitations.length > 0 && withdrawn.length === 0)
    throw new Refusal('CONFLICT', { details: { restored: true } });
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
