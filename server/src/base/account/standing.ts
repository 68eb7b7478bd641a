import { mayActUpon, type Standing } from '@lectern/domain/base/account/grantable-roles.ts';
import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Env } from '../../env.ts';
import { ownIssuer } from '../../own-accounts.ts';

/** What the person in row `u` may do beside the role in Lectern, or can take up by themselves, as a JSON list of roles. */
export const elsewhereJson: RawBuilder<GlobalRole[]> = sql`(
  select coalesce(json_agg(distinct held.role), '[]'::json) from (
    select m.role::text from institution_members m where m.user_id = u.id and m.deleted_on is null
    union all select gm.role::text from group_members gm where gm.user_id = u.id and gm.deleted_on is null
    union all select n.role::text from invitations n
      where n.email = u.email and n.withdrawn_on is null and n.expires_on > now()
    union all select 'SYSTEM_ADMIN' from awaited_administrators a where a.email = u.email and a.expires_on > now()
  ) held)`;

/** All that people may do, their roles held until the end of the transaction in one order, so that two who change each other wait. */
export async function holdStandings(db: Database, ids: readonly string[]): Promise<Map<string, Standing>> {
  const { rows } = await sql<Standing & { id: string }>`/* hold-standings */
    select u.id, u.role, ${elsewhereJson} as elsewhere from users u
    where u.id = any(${ids}::uuid[]) and u.deleted_on is null order by u.id for no key update of u`.execute(db);
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}

/** Whether somebody may act upon an account of the built-in provider at this moment, whoever signs in with it. */
export async function mayOpenAccount(
  db: Database,
  { publicUrl }: Pick<Env, 'publicUrl'>,
  actorId: string,
  accountId: string,
): Promise<boolean> {
  const { rows } = await sql<Standing & { actor: GlobalRole | null }>`/* account-standings */
    select (select role from users where id = ${actorId} and deleted_on is null) as actor,
      u.role, ${elsewhereJson} as elsewhere
    from identity_accounts a join users u on u.deleted_on is null
      and (u.subject = a.id::text and u.issuer = ${ownIssuer({ publicUrl })} or u.subject is null and u.email = a.email)
    where a.id = ${accountId}`.execute(db);
  return rows.every(({ actor, ...standing }) => actor !== null && mayActUpon(actor, standing));
}
