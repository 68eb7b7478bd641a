import { Refusal, type RefusalCode } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Context } from '../../../graphql/context.ts';
import type { ResultShape } from '../../institution/invitation/invitation-result.ts';
import { restoreInvitations } from '../../institution/invitation/restore-invitations.ts';
import { unknownBefore, type LeftOut, type UndoneEntry } from './undone-entry.ts';

const codes = { GONE: 'NOT_FOUND', FORBIDDEN: 'FORBIDDEN', TAKEN: 'TAKEN' } as const satisfies Partial<
  Record<ResultShape['state'], RefusalCode>
>;

/** Brings an invitation back that was withdrawn. */
export const undoInvitationWithdrawal = (context: Context, entry: UndoneEntry): Promise<readonly LeftOut[]> =>
  bringBack(context, entry.chain_id, [entry.object_id]);

/** Brings invitations back that were withdrawn at once, each that can be. */
export async function undoInvitationsWithdrawal(
  context: Context,
  { chain_id, details }: UndoneEntry,
): Promise<readonly LeftOut[]> {
  const { invitations } = details;
  if (!Array.isArray(invitations)) throw unknownBefore();
  return bringBack(
    context,
    chain_id,
    (invitations as readonly { readonly id: string }[]).map(({ id }) => id),
  );
}

/** It refuses where none can be brought back, with the reason of the first. */
async function bringBack(
  context: Context,
  institution_id: string,
  ids: readonly string[],
): Promise<readonly LeftOut[]> {
  const results = await restoreInvitations(context, { institution_id, ids }, null);
  const left = results.flatMap(({ id, state }) => (state === 'DONE' ? [] : [{ id, code: codes[state] }]));
  const [first] = left;
  if (first && left.length === results.length) throw new Refusal(first.code);
  const { rows } = await sql<{ id: string; name: string }>`/* invited-addresses */
    select id, email as name from invitations where id = any(${left.map(({ id }) => id)}::uuid[])`.execute(context.db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return left.map(({ id, code }) => ({ name: names.get(id) ?? id, code }));
}
