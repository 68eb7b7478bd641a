import { randomUUID } from 'node:crypto';
import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import type { Database } from '../src/base/database/connect.ts';
import { demoPassword } from '../src/base/identity/demo-accounts.ts';
import { hashPassword } from '../src/base/identity/password/password.ts';
import { buildUser, seedIssuer, type BuiltUser } from './people.ts';

type AccountValues = {
  first_name?: string;
  last_name?: string;
  email?: string;
  role?: GlobalRole;
  password?: string;
  email_verified?: boolean;
  is_demo?: boolean;
  issuer?: string;
};

const hashes = new Map<string, Promise<string>>();

/** A person who can sign in at the embedded provider, as account and as user; `issuer` is the provider's address. */
export async function buildAccount(db: Database, values: AccountValues = {}): Promise<BuiltUser> {
  const {
    password = demoPassword,
    email_verified = true,
    is_demo = false,
    role,
    issuer = seedIssuer,
    ...given
  } = values;
  const id = randomUUID();
  const person = { first_name: 'Amara', last_name: 'Okonkwo', email: `${id}@people.test`, ...given };
  // A hash costs 25 ms, and most accounts of a seed share one password.
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  const account = { id, ...person, email_verified, is_demo, password_hash: await hash };
  await db.insertInto('identity_accounts').values(account).execute();
  return buildUser(db, { ...person, issuer, subject: id, ...(role ? { role } : {}) });
}
