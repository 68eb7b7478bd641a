import { applicationRole } from './embedded-access.ts';
import { connectOnce } from '../open-pool.ts';

/**
 * Gives the role that the application works as its rights on the tables there are now: rows of all of them, but what
 * keeps its own promises (the audit log, the ledger of seats, the applied migrations) can only be read. The owner does it after migrating.
 */
export async function settleApplicationRole(ownerUrl: string, password: string): Promise<void> {
  const client = await connectOnce(ownerUrl);
  try {
    await client.query(`begin; select pg_advisory_xact_lock(hashtext('lectern migrations'))`);
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [applicationRole]);
    if (!rowCount) await client.query(`create role ${applicationRole}`);
    await client.query(`
      alter role ${applicationRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
        password ${client.escapeLiteral(password)};
      grant select, insert, update, delete, maintain on all tables in schema public to ${applicationRole};
      grant usage on all sequences in schema public to ${applicationRole};
      revoke insert, update, delete, maintain on audit_log, audit_chains, audit_personal, seat_entries, migrations from ${applicationRole};
      commit`);
  } finally {
    await client.end();
  }
}
