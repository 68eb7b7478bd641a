import { institutionRoles } from '@lectern/domain/base/account/role.ts';
import { Refusal, type RefusalCode } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Context } from '../../../base/graphql/context.ts';
import { changeRoles } from '../../../business/institution/invitation/change-roles.ts';
import type { ResultShape } from '../../../business/institution/invitation/invitation-result.ts';
import { restoreInvitations } from '../../../business/institution/invitation/restore-invitations.ts';
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

/** Lets invitations whose roles were changed at once offer those of before again, each that still stands. */
export async function undoInvitationRoles(
  context: Context,
  { chain_id, details }: UndoneEntry,
): Promise<readonly LeftOut[]> {
  const { invitations, to } = details;
  if (!Array.isArray(invitations)) throw unknownBefore();
  const changes = (invitations as readonly ChangedInvitation[]).map(({ id, ...said }) => {
    // Earlier versions wrote one role that all of them were given.
    const [role, was] = [said.role, said.offered ?? to].map((one) => institutionRoles.find((known) => known === one));
    if (role === undefined || was === undefined) throw unknownBefore();
    return { id, role, was };
  });
  return leftOut(context, await changeRoles(context, chain_id, changes));
}

/** An invitation as such an entry keeps it: the role of before, and that of after. */
type ChangedInvitation = { readonly id: string; readonly role: unknown; readonly offered?: unknown };

async function bringBack(
  context: Context,
  institution_id: string,
  ids: readonly string[],
): Promise<readonly LeftOut[]> {
  return leftOut(context, await restoreInvitations(context, { institution_id, ids }, null));
}

/** What was done to none is refused, with the reason of the first. */
async function leftOut(context: Context, results: readonly ResultShape[]): Promise<readonly LeftOut[]> {
  const left = results.flatMap(({ id, state }) => (state === 'DONE' ? [] : [{ id, code: codes[state] }]));
  const [first] = left;
  if (first && left.length === results.length) throw new Refusal(first.code);
  const { rows } = await sql<{ id: string; name: string }>`/* invited-addresses */
    select id, email as name from invitations where id = any(${left.map(({ id }) => id)}::uuid[])`.execute(context.db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return left.map(({ id, code }) => ({ name: names.get(id) ?? id, code }));
}
