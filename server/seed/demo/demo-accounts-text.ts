import type { Database } from '../../src/base/database/connect.ts';
import { demoPassword } from '../../src/base/identity/demo-accounts.ts';
import { demoAccounts } from './demo-accounts.ts';
import { joinKey } from './school-data.ts';

/** The demo accounts of this database as a table, each with what it shows, and the key to join a group with. */
export async function demoAccountsText(db: Database): Promise<string> {
  const rows = await db.selectFrom('identity_accounts').select('email').where('is_demo', '=', true).execute();
  const known = new Set(rows.map(({ email }) => email));
  const shown = demoAccounts.filter(({ email }) => known.has(email));
  if (shown.length === 0) return 'This data folder has no demo accounts; sign in with an account of your own.';
  const width = Math.max(...shown.map(({ email }) => email.length));
  const table = shown.map(({ email, purpose }) => `  ${email.padEnd(width)}  ${purpose}`);
  return [
    `Demo accounts, all with the password ${demoPassword}:`,
    '',
    ...table,
    '',
    `  A group key to join with: ${joinKey}`,
  ].join('\n');
}
