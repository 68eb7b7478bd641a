import { randomUUID } from 'node:crypto';
import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import type { Database } from '../../src/base/database/connect.ts';
import { buildAccount } from '../accounts.ts';
import { demoAccounts } from './demo-accounts.ts';
import { insertAll } from './insert-all.ts';
import { addressOf, formerLearner, instructors, kestrelStaff, learners, rioStaff, type Person } from './learners.ts';

/** The ids of the people by e-mail address for accounts, by key for people without one; it throws for strangers. */
export type FindPerson = (emailOrKey: string) => string;

/** Writes the demo accounts, and the people who have none: they were entered by others and have never signed in here. */
export async function writePeople(
  db: Database,
  { issuer, created_on }: { issuer: string; created_on: string },
): Promise<FindPerson> {
  const ids = new Map<string, string>();
  for (const { purpose: _purpose, ...account } of demoAccounts) {
    ids.set(account.email, (await buildAccount(db, { ...account, issuer, is_demo: true })).id);
  }
  const written = { email_verified: true, created_on, modified_on: created_on };
  const rowOf = (person: Person, role: GlobalRole) => {
    const { key, first_name, last_name } = person;
    const id = randomUUID();
    ids.set(key, id);
    return { id, first_name, last_name, role, email: addressOf(person), ...written };
  };
  await insertAll(db, 'users', [
    ...[...learners, formerLearner].map((person) => rowOf(person, 'STUDENT')),
    ...[...instructors, rioStaff.instructor, kestrelStaff.instructor].map((person) => rowOf(person, 'INSTRUCTOR')),
    rowOf(rioStaff.admin, 'USER'),
    rowOf(kestrelStaff.admin, 'USER'),
  ]);
  return (emailOrKey) => {
    const id = ids.get(emailOrKey);
    if (!id) throw new Error(`${emailOrKey} does not belong to the demo school`);
    return id;
  };
}
