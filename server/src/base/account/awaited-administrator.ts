import { sql } from 'kysely';
import { programActor } from '../audit-log/actor.ts';
import { writeAudit } from '../audit-log/write-audit.ts';
import type { Database } from '../database/connect.ts';

/** Days for which an address is awaited. */
export const awaitedDays = 7;

/** Makes a person a system administrator where an operator of this machine has named their address, and they have verified it. */
export async function makeAwaitedAdministrator(db: Database, userId: string): Promise<void> {
  if (!(await isAwaited(db, userId))) return;
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{
      email: string;
    }>`/* administrator-came */ delete from awaited_administrators a using users u
      where u.id = ${userId} and a.email = u.email and u.email_verified and u.deleted_on is null and a.expires_on > now()
      returning a.email`.execute(transaction);
    const [came] = rows;
    if (came) await makeAdministrator(transaction, came.email);
  });
}

async function isAwaited(db: Database, userId: string): Promise<boolean> {
  const { rows } =
    await sql`/* awaited-administrator */ select from awaited_administrators a join users u on u.email = a.email
    where u.id = ${userId} and a.expires_on > now()`.execute(db);
  return rows.length > 0;
}

/**
 * Makes the person with a verified address a system administrator, as a program of this machine, and gives the role that
 * they had; null where nobody is known by it.
 */
export async function makeAdministrator(db: Database, email: string): Promise<string | null> {
  const { rows } = await sql<{ id: string; before: string }>`/* make-administrator */
    with known as (
      select id, role from users where email = ${email} and email_verified and deleted_on is null for no key update
    )
    update users u set role = 'SYSTEM_ADMIN', modified_on = now(), modified_by = null
    from known where u.id = known.id returning u.id, known.role as before`.execute(db);
  const [made] = rows;
  if (!made) return null;
  const { id, before } = made;
  if (before === 'SYSTEM_ADMIN') return before;
  await writeAudit(db, programActor, {
    chain: 'PERSON',
    chainId: id,
    action: 'ROLE_CHANGED',
    object: { type: 'user', id },
    details: { from: before, to: 'SYSTEM_ADMIN' },
  });
  return before;
}
