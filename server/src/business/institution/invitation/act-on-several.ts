import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import {
  mayChangeInvitation,
  mostInvitees,
  type InvitationActState,
} from '@lectern/domain/business/institution/members.ts';
import type { ActivityKind } from '@lectern/domain/business/institution/activity.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal, type RefusalCode } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import type { AuditAction } from '../../../base/audit-log/audit-action.ts';
import type { LeftOut } from '../../../base/audit-log/undoing.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import type { Context } from '../../../base/graphql/context.ts';
import { invitationJson, shownInvitation, stands, type InvitationRow } from '../invitation.ts';
import { actAt, type Acting } from '../people/member-actor.ts';
import { writeActivity } from '../write-activity.ts';
import type { ResultShape } from './invitation-result.ts';
import { readInvitations } from './read-invitations.ts';

/** Which invitations an act is about. */
export type Several = { readonly institution_id: string; readonly ids: readonly string[] };

/** How an act is written down. */
type Entry = {
  readonly operation: Operation;
  readonly action: Extract<AuditAction & ActivityKind, `INVITATIONS_${string}`>;
};

/** An invitation until the end of the act. */
export type Held = InvitationRow & {
  readonly is_withdrawn: boolean;
  /** Whether the act can be done to it. */
  readonly is_among: boolean;
  /** Whether the address is invited otherwise or belongs to a member. */
  readonly is_taken: boolean;
  /** The role that it offers after the act, where that gives it another. */
  readonly offered?: InstitutionRole;
};

/**
 * Does one thing to several invitations of an institution, 100 at most, as one act with one entry in its feed and in the
 * audit log, and says of each what became of it; where the institution knows none of them, it is refused. `act` returns
 * those that it changed, `among` says which of them it can be done to.
 */
export async function actOnSeveral(
  context: Context,
  { institution_id, ids }: Several,
  { operation, action }: Entry,
  act: (acting: Acting, invitations: readonly Held[]) => Promise<readonly Held[]>,
  among: RawBuilder<boolean> = stands,
): Promise<ResultShape[]> {
  const { db } = context;
  const acting = await actAt(context, operation, institution_id);
  const tooMany = { code: 'TOO_MANY', maximum: mostInvitees } as const;
  if (ids.length > mostInvitees) throw new Refusal('INVALID', { field: 'ids', issue: tooMany });
  const held = await hold(context, { institution_id, ids }, among);
  if (held.size === 0) throw new Refusal('NOT_FOUND', { field: 'ids' });
  const stateOf = (one: Held | undefined): InvitationActState => {
    if (!one?.is_among) return 'GONE';
    if (!mayChangeInvitation(acting.actor, one.role)) return 'FORBIDDEN';
    return one.is_taken ? 'TAKEN' : 'DONE';
  };
  const changed = await act(
    acting,
    [...held.values()].filter((one) => stateOf(one) === 'DONE'),
  );
  if (changed.length > 0)
    await writeActivity(db, {
      institution_id,
      user_id: acting.viewerId,
      activity: action,
      about: String(changed.length),
    });
  const now = new Map((await readInvitations(db, [...held.keys()])).map((one) => [one.id, one]));
  if (changed.length > 0)
    await writeAudit(db, actorOf(context), {
      chain: 'INSTITUTION',
      chainId: institution_id,
      action,
      object: { type: 'institution', id: institution_id },
      details: { invitations: changed.map(({ id, role, offered }) => ({ id, role, ...(offered && { offered }) })) },
      personal: { emails: changed.map(({ email }) => email) },
    });
  return ids.map((id) => {
    const one = now.get(id);
    return {
      id,
      state: stateOf(held.get(id)),
      invitation: one ? shownInvitation(one, acting.access) : null,
    };
  });
}

async function hold(
  { db }: Context,
  { institution_id, ids }: Several,
  among: RawBuilder<boolean>,
): Promise<ReadonlyMap<string, Held>> {
  type Row = Pick<Held, 'is_taken' | 'is_withdrawn' | 'is_among'> & { readonly invitation: InvitationRow };
  const { rows } = await sql<Row>`/* hold-invitations */
    select ${invitationJson} as invitation, not ${stands} as is_withdrawn, ${among} as is_among,
      exists (select from invitations a where a.institution_id = n.institution_id and a.email = n.email
        and a.id <> n.id and a.withdrawn_on is null)
      or not ${stands} and exists (select from users u join institution_members m on m.user_id = u.id
        and m.institution_id = n.institution_id and m.deleted_on is null
        where u.email = n.email and u.deleted_on is null) as is_taken
    from invitations n join users o on o.id = n.created_by
    where n.id = any(${ids}) and n.institution_id = ${institution_id}
    order by n.id for update of n`.execute(db);
  return new Map(rows.map(({ invitation, ...row }) => [invitation.id, { ...invitation, ...row }]));
}

const codes = { GONE: 'NOT_FOUND', FORBIDDEN: 'FORBIDDEN', TAKEN: 'TAKEN' } as const satisfies Partial<
  Record<InvitationActState, RefusalCode>
>;

/** The invitations to which an undo has done nothing; where that are all, it is refused with the reason of the first. */
export async function leftOut({ db }: Context, results: readonly ResultShape[]): Promise<readonly LeftOut[]> {
  const left = results.flatMap(({ id, state }) => (state === 'DONE' ? [] : [{ id, code: codes[state] }]));
  const [first] = left;
  if (first && left.length === results.length) throw new Refusal(first.code);
  const { rows } = await sql<{ id: string; name: string }>`/* invited-addresses */
    select id, email as name from invitations where id = any(${left.map(({ id }) => id)}::uuid[])`.execute(db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return left.map(({ id, code }) => ({ name: names.get(id) ?? id, code }));
}
