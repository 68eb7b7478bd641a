import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../seed/accounts.ts';
import { buildCourse, buildLesson, buildStudyProject } from '../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup, buildInvitation } from '../../seed/school.ts';
import { howMany, longTest } from '../deep.ts';
import { testServer, type TestServer } from '../harness.ts';
import { documentOf } from './document.ts';
import { openSend, type Send } from './principals.ts';

let server: TestServer;
let send: Send;
let place: {
  id: string;
  institution_id: string;
  course_id: string;
  draft_id: string;
  invitation_id: string;
  helped_id: string;
};

beforeAll(async () => {
  server = await testServer();
  send = await openSend(server);
  const { db } = server;
  const { id: course_id } = await buildCourse(db);
  const { id: lesson_id } = await buildLesson(db, { course_id });
  const { id: draft_id } = await buildStudyProject(db, { lesson_id, published: false });
  const { id, institution_id } = await buildGroup(db, { courses: [course_id] });
  await addGroupMember(db, id, (await buildUser(db)).id);
  const { id: invitation_id } = await buildInvitation(db, 'invited@people.test', { institution_id });
  const { id: helped_id } = await buildAccount(db);
  place = { id, institution_id, course_id, draft_id, invitation_id, helped_id };
});

type Variables = Record<string, unknown>;
type Loss = {
  /** What the person may do, and what takes it from them. */
  readonly name: string;
  readonly person: () => Promise<BuiltUser>;
  readonly operation: string;
  /** Of each call anew. */
  readonly variables: () => Variables;
  readonly lose: (user_id: string) => Promise<unknown>;
};

const member = async (role: 'STUDENT' | 'INSTRUCTOR') => {
  const person = await buildUser(server.db);
  await addGroupMember(server.db, place.id, person.id, role);
  return person;
};
const leaveGroup = (id: string) =>
  sql`update group_members set deleted_on = now() where user_id = ${id}`.execute(server.db);
const staff = (role: GlobalRole) => () => buildUser(server.db, { role });
const loseRole = (id: string) => sql`update users set role = 'USER' where id = ${id}`.execute(server.db);
const administrator = async () => {
  const person = await buildUser(server.db);
  await addInstitutionMember(server.db, place.institution_id, person.id, 'CENTER_ADMIN');
  return person;
};
const leaveInstitution = (id: string) =>
  sql`update institution_members set deleted_on = now() where user_id = ${id}`.execute(server.db);
let turns = 0;
/** Another role than the last one, so that each call changes something. */
const nextRole = () => ({ role: (turns += 1) % 2 ? 'INSTRUCTOR' : 'STUDENT' });
const ofCourse = () => ({ courseId: place.course_id, groupId: place.id });

const losses: readonly Loss[] = [
  {
    name: 'a learner who is removed reads the group',
    person: () => member('STUDENT'),
    operation: 'group',
    variables: () => ({ where: { id: place.id } }),
    lose: leaveGroup,
  },
  {
    name: 'an instructor who is removed reads the gradebook',
    person: () => member('INSTRUCTOR'),
    operation: 'lessonGradebookOverview',
    variables: ofCourse,
    lose: leaveGroup,
  },
  {
    name: 'an instructor who becomes a learner gives the group a new key',
    person: () => member('INSTRUCTOR'),
    operation: 'renewGroupKey',
    variables: () => ({ id: place.id }),
    lose: (id) => sql`update group_members set role = 'STUDENT' where user_id = ${id}`.execute(server.db),
  },
  {
    name: 'an administrator who leaves the institution lists its members',
    person: administrator,
    operation: 'institutionMembers',
    variables: () => ({ institution_id: place.institution_id }),
    lose: leaveInstitution,
  },
  {
    name: 'an author who becomes an ordinary user reads drafts',
    person: staff('CONTENT_DEVELOPER'),
    operation: 'studyProject',
    variables: () => ({ id: place.draft_id }),
    lose: loseRole,
  },
  {
    name: 'an administrator who becomes an instructor changes what an invitation offers',
    person: administrator,
    operation: 'updateInstitutionInvitationMember',
    variables: () => ({ id: place.invitation_id, data: nextRole() }),
    lose: (id) => sql`update institution_members set role = 'INSTRUCTOR' where user_id = ${id}`.execute(server.db),
  },
  {
    name: 'an administrator who leaves the institution reads what was done in it',
    person: administrator,
    operation: 'auditEntries',
    variables: () => ({ institution_id: place.institution_id, pageSize: 5 }),
    lose: leaveInstitution,
  },
  {
    name: 'support that becomes an ordinary user gives somebody another role',
    person: staff('TECH_SUPPORT'),
    operation: 'updateUser',
    variables: () => ({ where: { id: place.helped_id }, data: nextRole() }),
    lose: loseRole,
  },
  {
    name: 'support that becomes an ordinary user hands out links for a new password',
    person: staff('TECH_SUPPORT'),
    operation: 'handOutResetLink',
    variables: () => ({ userId: place.helped_id }),
    lose: loseRole,
  },
  {
    name: 'a sales manager who becomes an ordinary user changes an institution',
    person: staff('SALES_MANAGER'),
    operation: 'updateInstitution',
    variables: () => ({
      where: { id: place.institution_id },
      data: { name: `Riverside ${(turns += 1)}`, country_code: 'GB', time_zone: 'Europe/London' },
    }),
    lose: loseRole,
  },
  {
    name: 'customer success that becomes an ordinary user reads the worklist of renewals',
    person: staff('CUSTOMER_SUCCESS'),
    operation: 'renewals',
    variables: () => ({ pageSize: 5 }),
    lose: loseRole,
  },
  {
    name: 'a system administrator who becomes support reads the audit log',
    person: staff('SYSTEM_ADMIN'),
    operation: 'auditEntries',
    variables: () => ({ pageSize: 5 }),
    lose: (id) => sql`update users set role = 'TECH_SUPPORT' where id = ${id}`.execute(server.db),
  },
  {
    name: 'somebody whose user is deleted reads about themselves',
    person: () => buildUser(server.db),
    operation: 'userInvitations',
    variables: () => ({}),
    lose: (id) => sql`update users set deleted_on = now() where id = ${id}`.execute(server.db),
  },
];

const calls = howMany({ sample: 60, deep: 1000 });
const atOnce = 8;

describe('a right that is lost in the middle of many calls (T21)', () => {
  it.each(losses)(
    '$name: no call that began later is answered',
    async ({ person, operation, variables, lose }) => {
      const somebody = await person();
      const who = { token: await server.tokenOf(somebody) };
      const given = () => (operation === 'userInvitations' ? { email: somebody.email } : variables());
      const before: (string | null)[] = [];
      const after: (string | null)[] = [];
      const losing: Promise<unknown>[] = [];
      let isLost = false;
      const callOn = async () => {
        while (after.length < calls / 2) {
          if (before.length >= calls / 2 && losing.length === 0)
            losing.push(lose(somebody.id).then(() => (isLost = true)));
          const beganLate = isLost;
          const { code } = await send(who, documentOf(operation), given());
          // A call that met the loss on its way may have come before it or after it.
          if (beganLate) after.push(code);
          else if (losing.length === 0) before.push(code);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, callOn));
      await Promise.all(losing);
      expect(before.filter((code) => code !== null)).toEqual([]);
      expect(after).not.toContain(null);
      expect(new Set(after).size).toBe(1);
    },
    longTest,
  );
});
