import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { mayChangeMember } from '@lectern/domain/business/institution/members.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { UndoneEntry } from '../../../base/audit-log/undoing.ts';
import type { Database } from '../../../base/database/connect.ts';
import type { Context } from '../../../base/graphql/context.ts';
import { actAt, type Acting } from './member-actor.ts';
import { wholeNameIn } from '../../../base/database/whole-name.ts';

type HeldMember = {
  readonly id: string;
  readonly user_id: string;
  readonly role: InstitutionRole;
  readonly name: string;
  /** False for somebody who was removed. */
  readonly live: boolean;
};

/**
 * A member of an institution until the end of the transaction, with who acts upon them. It refuses one of an institution
 * that is not the caller's, and whom the caller may not change, judged by their role or by another one.
 */
export async function holdMember(
  context: Context,
  operation: Operation,
  id: string,
  judgedAs?: InstitutionRole,
): Promise<Acting & { readonly member: HeldMember }> {
  const acting = await actAt(
    context,
    operation,
    sql`(select institution_id from institution_members where id = ${id})`,
  );
  const { rows } = await sql<HeldMember>`/* hold-member */
    select m.id, m.user_id, m.role, ${wholeNameIn('u')} as name,
      m.deleted_on is null as live
    from institution_members m join users u on u.id = m.user_id
    where m.id = ${id} for no key update of m`.execute(context.db);
  const [member] = rows;
  if (!member) throw new Refusal('NOT_FOUND');
  if (!mayChangeMember(acting.actor, { role: judgedAs ?? member.role, isSelf: member.user_id === acting.viewerId }))
    throw new Refusal('FORBIDDEN', { field: 'id' });
  return { ...acting, member };
}

/** The membership that an entry in the chain of an institution is about. */
export async function memberOf(db: Database, { chain_id, object_id }: UndoneEntry): Promise<string> {
  const { rows } = await sql<{ id: string }>`/* member-of-entry */ select id from institution_members
    where institution_id = ${chain_id} and user_id = ${object_id}`.execute(db);
  return rows[0]?.id ?? object_id;
}
