import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../seed/accounts.ts';
import { addInstitutionMember, buildGroup, buildInstitution } from '../../../seed/school.ts';
import { cloneDatabase } from '../../../test/harness.ts';
import { connect, type Database } from '../database/connect.ts';
import { listDemoAccounts } from './demo-accounts.ts';

let db: Database;
beforeAll(async () => {
  db = connect({ url: await cloneDatabase() });
  return () => db.destroy();
});

describe('the demo accounts', () => {
  it('are listed with the role a visitor tries with each', async () => {
    const school = await buildInstitution(db);
    const demo = async (name: string, values = {}) =>
      buildAccount(db, { email: `${name}@demo.test`, is_demo: true, ...values });
    await buildAccount(db, { email: 'real@people.test' });
    const [learner, instructor, leader, admin] = [await demo('a'), await demo('b'), await demo('c'), await demo('d')];
    await demo('e', { role: 'SALES_MANAGER' });
    await demo('f');
    await addInstitutionMember(db, school.id, learner.id, 'STUDENT');
    await addInstitutionMember(db, school.id, instructor.id, 'INSTRUCTOR');
    await addInstitutionMember(db, school.id, leader.id, 'INSTRUCTOR');
    await addInstitutionMember(db, school.id, admin.id, 'CENTER_ADMIN');
    for (const owner of [leader, admin]) await buildGroup(db, { institution_id: school.id, owner_id: owner.id });
    const roles = ['STUDENT', 'INSTRUCTOR', 'MAIN_INSTRUCTOR', 'CENTER_ADMIN', 'SALES_MANAGER', 'USER'];
    const expected = roles.map((role, index) => ({ email: `${'abcdef'[index]}@demo.test`, role }));
    expect(await listDemoAccounts(db)).toEqual(expected);
  });
});
