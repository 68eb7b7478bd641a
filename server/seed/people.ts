import { randomUUID } from 'node:crypto';
import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import type { Database } from '../src/base/database/connect.ts';

type UserValues = {
  first_name?: string;
  last_name?: string;
  email?: string;
  role?: GlobalRole;
  issuer?: string;
  subject?: string;
};

/** A person as the builders hand them on. */
export type BuiltUser = {
  readonly id: string;
  readonly email: string;
  readonly issuer: string;
  readonly subject: string;
};

/** The issuer of people whose sign-in a test does not care about. */
export const seedIssuer = 'http://localhost:4000/identity';

/** A person with a verified address. */
export async function buildUser(db: Database, values: UserValues = {}): Promise<BuiltUser> {
  const id = randomUUID();
  const user = {
    id,
    first_name: 'Amara',
    last_name: 'Okonkwo',
    email: `${id}@people.test`,
    issuer: seedIssuer,
    subject: id,
    ...values,
  };
  await db
    .insertInto('users')
    .values({ ...user, email_verified: true })
    .execute();
  return { id, email: user.email, issuer: user.issuer, subject: user.subject };
}
