import { questionTypeNames } from '@lectern/domain/learning/question/question-types.ts';
import { rulesOf, type Operation } from '@lectern/domain/permission.ts';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildProduct, buildStudyProject } from '../../seed/content.ts';
import { buildUser, seedIssuer, type BuiltUser } from '../../seed/people.ts';
import {
  addGroupMember,
  addInstitutionMember,
  buildGroup,
  buildInvitation,
  buildLicense,
  day,
} from '../../seed/school.ts';
import { checkCounters } from '../../src/base/jobs/check-counters.ts';
import { someOf } from '../deep.ts';
import { testServer, type TestServer } from '../harness.ts';
import { walkAssessment, walkStudyProject } from '../walk.ts';
import { documentOf, schemaOperations } from './document.ts';
import { effectOf, effectsOf } from './effect-of.ts';
import { expectLine } from './feed-line.ts';
import { instancePreparations } from './instance-preparations.ts';
import { namelessInEntries } from './nameless-in-entries.ts';
import { personalInChains } from './personal-in-chains.ts';
import { openSend, type Send } from './principals.ts';
import { awaitSomebody, rosterImported, rosterShown } from './rosters.ts';
import { authoringPreparations } from './authoring-preparations.ts';
import { salesPreparations } from './sales-preparations.ts';
import { settingsPreparations } from './settings-preparations.ts';
import { signToken } from './sign-token.ts';

let server: TestServer;
let send: Send;
let course: {
  course_id: string;
  begun: string;
  finished: string;
  questions: string[];
  benchmark_id: string;
  summary_id: string;
};
let group_id: string;

beforeAll(async () => {
  server = await testServer();
  send = await openSend(server);
  const { db } = server;
  const { id: course_id } = await buildCourse(db, { levels: 3 });
  const { id: lesson_id } = await buildLesson(db, { course_id });
  const begun = await buildStudyProject(db, { lesson_id, cases: [questionTypeNames.map((type) => ({ type }))] });
  const finished = await buildStudyProject(db, { lesson_id, study_project_number: 2 });
  const questions = questionTypeNames.map((type) => ({ type, lesson_id }));
  const { id: benchmark_id, summary_id } = await buildBenchmark(db, { course_id, questions });
  // A sitting under a clock goes on for who may not begin one any more.
  await buildBenchmark(db, { course_id, level: 2, questions, time: null });
  course = {
    course_id,
    begun: begun.id,
    finished: finished.id,
    questions: begun.questions,
    benchmark_id,
    summary_id: summary_id ?? '',
  };
  group_id = (await buildGroup(db, { courses: [course_id], group_size: 60 })).id;
});

type Prepared = { readonly token: string; readonly variables: Record<string, unknown> };

async function learner(): Promise<{ user: BuiltUser; token: string }> {
  const user = await buildUser(server.db);
  await addGroupMember(server.db, group_id, user.id);
  return { user, token: await server.tokenOf(user) };
}

const work = () => ({ group_id, study_project_id: course.begun });
const place = (user: BuiltUser) => ({ learner: user, group_id, course_id: course.course_id });
const start = async (token: string, type: string) => {
  const variables = { data: { group_id, course_id: course.course_id, type, level: 2 } };
  return JSON.parse((await send({ token }, documentOf('startAssessment'), variables)).text).data.startAssessment.id;
};
const begin = (token: string) =>
  send({ token }, documentOf('saveStudyProjectProgress'), { data: { ...work(), question_index: 0 } });

const ofStaff = {
  ...authoringPreparations(() => ({ server, send })),
  ...salesPreparations(() => server),
  ...instancePreparations(() => server),
};
const ofSettings = settingsPreparations(() => ({ server, send, course, taught }));

/** Makes everything ready for one call of each mutation, for a new person each time. */
const preparations: Record<string, () => Promise<Prepared>> = {
  authenticate: async () => {
    const subject = crypto.randomUUID();
    const claims = { email: `${subject}@people.test`, email_verified: true, given_name: 'New', family_name: 'Person' };
    const idToken = await signToken(
      server,
      { issuer: seedIssuer, subject },
      { audience: 'lectern', type: 'JWT', claims },
    );
    return { token: (await learner()).token, variables: { idToken } };
  },
  joinGroup: async () => {
    const { key } = await buildGroup(server.db);
    return { token: await server.tokenOf(await buildUser(server.db)), variables: { group_key: key } };
  },
  addInstitutionMember: async () => {
    const user = await buildUser(server.db);
    const { institution_id } = await buildInvitation(server.db, user.email);
    return {
      token: await server.tokenOf(user),
      variables: { data: { user_id: user.id, institution_id, role: 'STUDENT' } },
    };
  },
  deleteInstitutionInvite: async () => {
    const user = await buildUser(server.db);
    const { id } = await buildInvitation(server.db, user.email);
    return { token: await server.tokenOf(user), variables: { id } };
  },
  saveStudyProjectProgress: async () => ({
    token: (await learner()).token,
    variables: { data: { ...work(), question_index: 1, progress: {} } },
  }),
  checkAnswer: async () => {
    const { token } = await learner();
    await begin(token);
    return { token, variables: { data: { ...work(), question_id: course.questions[1], seconds_spent: 4 } } };
  },
  saveAnswers: async () => {
    const { token } = await learner();
    await begin(token);
    return { token, variables: { data: [{ ...work(), question_id: course.questions[1], seconds_spent: 4 }] } };
  },
  saveExerciseResult: async () => {
    const { user, token } = await learner();
    await walkStudyProject(server, place(user), course.finished, 1);
    return { token, variables: { data: { group_id, type: 'STUDY_PROJECT', exercise_id: course.finished } } };
  },
  createResultHistory: async () => {
    const { user, token } = await learner();
    await walkAssessment(server, place(user), 'SUMMARY', 1, 2);
    return { token, variables: { data: { group_id, type: 'SUMMARY', exercise_id: course.summary_id } } };
  },
  startAssessment: async () => ({
    token: (await learner()).token,
    variables: { data: { group_id, course_id: course.course_id, type: 'BENCHMARK', level: 2 } },
  }),
  saveAssessmentDraft: async () => {
    const { token } = await learner();
    const data = { group_id, attempt_id: await start(token, 'BENCHMARK'), revision: 0, question_index: 1, answers: [] };
    return { token, variables: { data } };
  },
  saveBenchmarkAnswers: async () => {
    const { token } = await learner();
    return { token, variables: { where: { group_id, attempt_id: await start(token, 'BENCHMARK') }, data: [] } };
  },
  saveSummaryAnswers: async () => {
    const { token } = await learner();
    return { token, variables: { where: { group_id, attempt_id: await start(token, 'SUMMARY') }, data: [] } };
  },
  ...ofStaff,
  ...ofSettings,
  createGroup: async () => {
    const { db } = server;
    const { id: product_id } = await buildProduct(db);
    const { id: course_id } = await buildCourse(db, { product_id });
    const { id: license_id, institution_id } = await buildLicense(db, { products: [product_id] });
    const user = await buildUser(db);
    await addInstitutionMember(db, institution_id, user.id, 'INSTRUCTOR');
    const dates = { start_date: day(0), end_date: day(9) };
    const data = { license_id, name: 'New', group_size: 3, courses: [course_id], ...dates };
    return { token: await server.tokenOf(user), variables: { data } };
  },
  updateGroup: async () => {
    const { token, group_id: id } = await taught();
    return { token, variables: { where: { id }, data: { group_size: 12 } } };
  },
  renewGroupKey: async () => {
    const { token, group_id: id } = await taught();
    return { token, variables: { id } };
  },
  deleteGroup: async () => {
    const { token, group_id: id } = await taught();
    return { token, variables: { id } };
  },
  restoreGroup: async () => {
    const { token, group_id: id } = await taught();
    // Its license is for no product.
    await server.db.deleteFrom('group_courses').where('group_id', '=', id).execute();
    await server.db
      .updateTable('groups')
      .set({ deleted_on: sql<string>`now()` })
      .where('id', '=', id)
      .execute();
    return { token, variables: { id } };
  },
  transferGroup: async () => {
    const { db } = server;
    const { id, institution_id } = await buildGroup(db);
    const [admin, next] = [await buildUser(db), await buildUser(db)];
    await addInstitutionMember(db, institution_id, admin.id, 'CENTER_ADMIN');
    await addInstitutionMember(db, institution_id, next.id, 'INSTRUCTOR');
    return { token: await server.tokenOf(admin), variables: { id, user_id: next.id } };
  },
  addGroupLearners: async () => {
    const { token, ...at } = await taught();
    const data = [{ user_id: await personOf(at, 'STUDENT') }];
    return { token, variables: { group_id: at.group_id, data } };
  },
  addGroupInstructors: async () => {
    const { token, ...at } = await taught();
    const data = [{ user_id: await personOf(at, 'INSTRUCTOR') }];
    return { token, variables: { group_id: at.group_id, data } };
  },
  updateGroupMembers: async () => {
    const { token, ...at } = await taught();
    const { id: user_id } = await buildUser(server.db);
    await addGroupMember(server.db, at.group_id, user_id);
    const beside = server.db.selectFrom('groups').select(['license_id', 'owner_id']).where('id', '=', at.group_id);
    const to = await buildGroup(server.db, await beside.executeTakeFirstOrThrow());
    return { token, variables: { group_id: to.id, data: [{ user_id, currentGroup_id: at.group_id }] } };
  },
  deleteGroupMember: () => aboutLearner(),
  putOffLearner: () => aboutLearner({ until: day(7) }),
  importRoster: rosterToImport,
  undoRosterImport: async () => rosterImported(send, await rosterToImport()),
  removeAwaitedMembers: async () => {
    const { token, group_id: at } = await taught();
    return { token, variables: { group_id: at, ids: [await awaitSomebody(server, at)] } };
  },
};

/** What a main instructor does about a learner. */
async function aboutLearner(more: Record<string, unknown> = {}): Promise<Prepared> {
  const { token, group_id: at } = await taught();
  const { id: user_id } = await buildUser(server.db);
  await addGroupMember(server.db, at, user_id);
  return { token, variables: { group_id: at, user_id, ...more } };
}

async function rosterToImport(): Promise<Prepared> {
  const at = await taught();
  return rosterShown(server, send, { ...at, user_id: await personOf(at, 'STUDENT') });
}

/** Somebody more in the institution of a group. */
async function personOf(at: { group_id: string }, role: 'INSTRUCTOR' | 'STUDENT'): Promise<string> {
  const { id } = await buildUser(server.db);
  await sql`insert into institution_members (institution_id, user_id, role)
    select institution_id, ${id}, ${role} from groups where id = ${at.group_id}`.execute(server.db);
  return id;
}

/** Acts whose right comes from no group: each names something else for each person. */
const personal = new Set([
  'authenticate',
  // Of one's own sitting, whatever became of the membership.
  'keepLateAnswers',
  'joinGroup',
  'addInstitutionMember',
  'deleteInstitutionInvite',
  'createGroup',
  'transferGroup',
  ...Object.keys(ofStaff),
]);

const ofLeaders = 'addGroupLearners addGroupInstructors updateGroupMembers deleteGroupMember putOffLearner'.split(' ');
const ofRosters = 'importRoster undoRosterImport removeAwaitedMembers'.split(' ');
const ofGroups = 'updateGroup renewGroupKey deleteGroup restoreGroup'.split(' ');

/** Acts whose input has no person or attempt to change: their other request names another object. */
const namesAnother = personal.union(new Set([...Object.keys(ofSettings), ...ofLeaders, ...ofRosters, ...ofGroups]));

/** A group with the course, and the token of its main instructor. */
async function taught(): Promise<{ token: string; group_id: string; course_id: string }> {
  const user = await buildUser(server.db);
  const { course_id } = course;
  const group = await buildGroup(server.db, { courses: [course_id], owner_id: user.id });
  return { token: await server.tokenOf(user), group_id: group.id, course_id };
}

// What records nothing keeps no key either.
const mutations = schemaOperations
  .filter(({ kind, field }) => kind === 'mutation' && field.extensions['records'] !== 'nothing')
  .map(({ name }) => name);

describe('a mutation that is sent again (T9)', () => {
  it('is tried for each there is', () => {
    expect(mutations.filter((name) => !preparations[name])).toEqual([]);
  });

  it.each(mutations)(
    '%s leaves one entry in the audit log, and a line in the feed of its institution, unless it is said why it need not; five times at once with one key, it has the effect of one call and one reply',
    async (operation) => {
      const document = documentOf(operation);
      const prepare = preparations[operation] as () => Promise<Prepared>;
      const [one, five] = [await prepare(), await prepare()];
      const key = { 'idempotency-key': crypto.randomUUID() };
      const replies: string[] = [];
      const again = async () => replies.push((await send(five, document, five.variables, key)).text);
      const [once = {}, repeated, late] = await effectsOf(
        server.db,
        () => send(one, document, one.variables),
        () => Promise.all(Array.from({ length: 5 }, again)),
        again,
      );
      await expectLine(server.db, once);
      const field = schemaOperations.find(({ kind, name }) => kind === 'mutation' && name === operation)?.field;
      expect(once['audit_log'] ?? 0).toBe(field?.extensions['unaudited'] === undefined ? 1 : 0);
      expect(repeated).toEqual(once);
      expect(late).toEqual({});
      expect(replies).toHaveLength(6);
      expect(new Set(replies).size).toBe(1);
      expect(JSON.parse(replies[0] ?? '').errors).toBeUndefined();
    },
  );

  it.each(someOf(mutations, 4))('%s refuses a key that was used for another request', async (operation) => {
    const prepare = preparations[operation] as () => Promise<Prepared>;
    const [one, other] = [await prepare(), await prepare()];
    const key = { 'idempotency-key': crypto.randomUUID() };
    await send(one, documentOf(operation), one.variables, key);
    const changed = JSON.parse(JSON.stringify(namesAnother.has(operation) ? other.variables : one.variables));
    if (changed.data && !Array.isArray(changed.data) && !namesAnother.has(operation))
      changed.data.user_id ??= crypto.randomUUID();
    else if (changed.where && !namesAnother.has(operation)) changed.where.revision = 7;
    else if (Array.isArray(changed.data) && !namesAnother.has(operation)) changed.data[0].seconds_spent = 9;
    if (operation === 'saveAssessmentDraft') {
      delete changed.data.user_id;
      changed.data.question_index = 3;
    }
    const effect = await effectOf(server.db, async () => {
      expect((await send(one, documentOf(operation), changed, key)).code).toBe('IDEMPOTENCY_REUSED');
    });
    expect(effect).toEqual({});
  });

  const asksForRight = (name: string) => rulesOf(name as Operation).every(({ scope }) => scope !== 'anyone');
  const needsRight = someOf(mutations.filter(asksForRight), 4);

  it.each(needsRight)('%s shows its first reply no more to who may not make the call any more', async (operation) => {
    const prepare = preparations[operation] as () => Promise<Prepared>;
    const { token, variables } = await prepare();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await send({ token }, documentOf(operation), variables, key);
    expect(first.code).toBeNull();
    expect((await send({ token }, documentOf(operation), variables, key)).text).toBe(first.text);
    const subject = decodeJwt(token).sub ?? '';
    const ofPerson = personal.has(operation);
    await (
      ofPerson
        ? sql`update users set deleted_on = now() where subject = ${subject}`
        : sql`update group_members m set deleted_on = now() from users u where u.id = m.user_id and u.subject = ${subject}`
    ).execute(server.db);
    const again = await send({ token }, documentOf(operation), variables, key);
    expect([again.code, JSON.parse(again.text).data]).toEqual([ofPerson ? 'UNAUTHENTICATED' : 'NOT_FOUND', null]);
    const other = { 'idempotency-key': crypto.randomUUID() };
    expect((await send({ token }, documentOf(operation), variables, other)).text).toBe(again.text);
  });

  it('belongs to the person who sent it: the same key of another person is another key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [one, other] = [await learner(), await learner()];
    const variables = { data: { ...work(), question_index: 0 } };
    const texts = [
      await send(one, documentOf('saveStudyProjectProgress'), variables, key),
      await send(other, documentOf('saveStudyProjectProgress'), variables, key),
    ].map(({ text }) => text);
    expect(texts[0]).toContain(`"user_id":"${one.user.id}"`);
    expect(texts[1]).toContain(`"user_id":"${other.user.id}"`);
  });
});

describe('a beginning that is clicked many times at once, without a key', () => {
  it.each(['saveStudyProjectProgress', 'startAssessment'])('%s begins once', async (operation) => {
    const prepare = preparations[operation] as () => Promise<Prepared>;
    const [one, many] = [await prepare(), await prepare()];
    const once = await effectOf(server.db, () => send(one, documentOf(operation), one.variables));
    const codes: (string | null)[] = [];
    const effect = await effectOf(server.db, async () => {
      const sent = Array.from({ length: 10 }, () => send(many, documentOf(operation), many.variables));
      codes.push(...(await Promise.all(sent)).map(({ code }) => code));
    });
    expect(codes).toEqual(codes.map(() => null));
    expect({ ...effect, revisions: 0 }).toEqual({ ...once, revisions: 0 });
  });
});

it('leaves every counter as it can be counted again', async () => {
  expect(await checkCounters(server.db)).toEqual([]);
});

it('leaves nothing in the chains of the audit log that tells who somebody is', async () => {
  expect(await personalInChains(server.db)).toEqual([]);
});

it('leaves no value in the audit log without words', async () => {
  expect(await namelessInEntries(server.db)).toEqual([]);
});
