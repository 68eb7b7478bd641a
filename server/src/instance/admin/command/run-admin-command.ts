import { sql } from 'kysely';
import { programActor } from '../../../base/audit-log/actor.ts';
import { writeAudit, type AuditEntry } from '../../../base/audit-log/write-audit.ts';
import type { Database } from '../../../base/database/connect.ts';
import type { Env } from '../../../env.ts';
import { awaitedDays, makeAdministrator } from '../../../base/account/awaited-administrator.ts';
import { endSessions } from '../../../base/session/end-sessions.ts';
import { makeLink } from '../../../base/identity/links.ts';
import { noPassword } from '../../../base/identity/password/password.ts';
import { StartError } from '../../../start-error.ts';
import type { AdminArguments } from './arguments.ts';
import { hasOwnAccounts, issuerOf } from '../../../own-accounts.ts';

/** Does what the command line asks for and gives what to print. A link is printed once, here; only its hash is kept. */
export async function runAdminCommand(db: Database, env: Env, asked: AdminArguments): Promise<string> {
  if (asked.act === 'list') return list(db);
  const act = acts[asked.act];
  return db.transaction().execute((transaction) => act(transaction, env, asked.email));
}

const acts: Readonly<
  Record<Exclude<AdminArguments['act'], 'list'>, (db: Database, env: Env, email: string) => Promise<string>>
> = { make, withdraw, 'reset-link': handOutLink, 'end-sessions': endAllSessions };

async function make(db: Database, env: Env, email: string): Promise<string> {
  const before = await makeAdministrator(db, email);
  if (before === 'SYSTEM_ADMIN') return `${email} is a system administrator already.`;
  if (before) return `${email} is a system administrator from the next call on.`;
  const { rows } = await sql<{ day: string }>`
    insert into awaited_administrators (email, expires_on) values (${email}, now() + make_interval(days => ${awaitedDays}))
    on conflict (email) do update set expires_on = excluded.expires_on
    returning to_char(expires_on at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as day`.execute(db);
  const awaited = `${email} has not signed in yet. Whoever first signs in with that address, verified, by ${rows[0]?.day} UTC becomes a system administrator.`;
  if (!hasOwnAccounts(env)) return `${awaited}\nThe identity provider ${issuerOf(env)} has to know the address.`;
  if (await findAccount(db, email)) return `${awaited}\nThe account is there; reset-link sets another password.`;
  // Who holds the machine vouches for the address; the names are changed in My Account.
  const token = await makeLink(db, { purpose: 'SIGN_UP', email, first_name: 'System', last_name: 'Administrator' });
  return `${awaited}\nThis link makes the account and sets its password:\n${linkOf(env, token)}`;
}

async function withdraw(db: Database, _env: Env, email: string): Promise<string> {
  const { numDeletedRows } = await db
    .deleteFrom('awaited_administrators')
    .where('email', '=', email)
    .executeTakeFirst();
  if (numDeletedRows === 0n)
    throw new StartError(`${email} is not awaited. npm run admin -- list names those that are.`);
  return `${email} is awaited no longer.`;
}

async function list(db: Database): Promise<string> {
  const administrators = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name'])
    .where('role', '=', 'SYSTEM_ADMIN')
    .where('deleted_on', 'is', null)
    .orderBy('email')
    .execute();
  const awaited = await db
    .selectFrom('awaited_administrators')
    .select(['email', 'expires_on'])
    .where('expires_on', '>', sql<string>`now()`)
    .orderBy('email')
    .execute();
  const lines = [
    ...administrators.map(({ email, first_name, last_name }) => `${email}  ${first_name} ${last_name}`.trim()),
    ...awaited.map(({ email, expires_on }) => `${email}  awaited until ${expires_on}`),
  ];
  return lines.join('\n') || 'There is no system administrator.';
}

async function handOutLink(db: Database, env: Env, email: string): Promise<string> {
  const account_id = await getAccount(db, env, email);
  const token = await makeLink(db, { purpose: 'PASSWORD', account_id });
  await note(db, account_id, { action: 'RESET_LINK_MADE' });
  return `This link sets a new password for ${email}, once and within an hour, and ends all sessions:\n${linkOf(env, token)}`;
}

async function endAllSessions(db: Database, env: Env, email: string): Promise<string> {
  const id = await getAccount(db, env, email);
  await db.updateTable('identity_accounts').set({ password_hash: noPassword }).where('id', '=', id).execute();
  await db.deleteFrom('identity_links').where('account_id', '=', id).execute();
  await endSessions(db, id);
  await note(db, id, { action: 'SESSIONS_ENDED' });
  return `All sessions of ${email} are ended, everywhere within five seconds, and the password opens nothing. The owner sets a new one by way of "Forgotten your password?", or with a link that npm run admin -- reset-link ${email} prints.`;
}

const linkOf = ({ publicUrl }: Env, token: string) =>
  `${publicUrl}/identity/choose-password?token=${token}\nIt works once and for an hour, and is not shown again.`;

const findAccount = (db: Database, email: string) =>
  db.selectFrom('identity_accounts').select('id').where('email', '=', email).executeTakeFirst();

async function getAccount(db: Database, env: Env, email: string): Promise<string> {
  if (!hasOwnAccounts(env))
    throw new StartError(
      `Sessions and passwords are the matter of the identity provider ${issuerOf(env)} (OIDC_ISSUER).`,
    );
  const account = await findAccount(db, email);
  if (!account) throw new StartError(`No account has the address ${email}.`);
  return account.id;
}

function note(db: Database, id: string, entry: Pick<AuditEntry, 'action'>): Promise<void> {
  return writeAudit(db, programActor, { chain: 'PERSON', chainId: id, object: { type: 'account', id }, ...entry });
}
