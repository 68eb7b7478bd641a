import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../seed/people.ts';
import { addGroupMember, buildGroup, buildLicense } from '../../seed/school.ts';
import type { Database } from '../../src/base/database/connect.ts';
import { questionFields, wrongAnswer } from '../answers.ts';
import { findBroken } from '../invariants.ts';
import { post, signer } from './running-server.ts';

const [savers, checkers, joiners] = [14, 3, 3];
/** What somebody who checks or joins has left to do at each start. */
const worksEach = 20;
/** Between two calls of a person, who may make 600 in a minute. */
const thinkingMs = 110;

/** Twenty people at work. Each sends a call again, with its key, until it succeeds. */
export type StreamOfWork = {
  /** Begins. More people come to check answers and to join; the others go on with what they have. */
  readonly start: () => Promise<void>;
  /** Resolves when everybody who saves has had a call acknowledged that began after now. */
  readonly served: () => Promise<void>;
  /** Resolves when everybody who saves has been told so often, after now, that the server cannot just then. */
  readonly refused: (times: number) => Promise<void>;
  /** Waits until every call has succeeded, and compares the database with what was acknowledged. */
  readonly stopAndCompare: () => Promise<void>;
};

/** What a person does next; false when nothing is left. */
type Work = () => Promise<boolean>;
type Saver = { learner: BuiltUser; attempt_id: string; question_id: string; revision: number; saved: number };
type Checker = { learner: BuiltUser; left: { question_id: string; answer: unknown }[]; checked: number };
type Place = { group_id: string; join_id: string; join_key: string; course_id: string; study_project_id: string };

/** Builds a school for them on a server's database, which may go away and come back between the calls. */
export async function streamOfWork(db: Database, port: number): Promise<StreamOfWork> {
  const place = await buildPlace(db);
  const refusals = new Map<string, number>();
  const call = await caller(db, port, ({ id }) => refusals.set(id, (refusals.get(id) ?? 0) + 1));
  const newPerson = () => buildUser(db, { issuer: `http://localhost:${port}/identity` });
  const newLearner = async () => {
    const learner = await newPerson();
    await addGroupMember(db, place.group_id, learner.id);
    return learner;
  };
  const saving = await many(savers, async () => beginSaving(call, place, await newLearner()));
  const joined: string[] = [];
  let checking: Checker[] = [];
  let stop = new AbortController();
  let working: Promise<unknown> = Promise.resolve();
  return {
    start: async () => {
      checking = await many(checkers, async () => beginChecking(db, call, place, await newLearner()));
      const people = await many(joiners * worksEach, newPerson);
      const works: Work[] = [
        ...saving.map((saver) => () => save(call, place, saver)),
        ...checking.map((checker) => () => check(call, place, checker)),
        ...Array.from({ length: joiners }, () => () => join(call, place, people.pop(), joined)),
      ];
      stop = new AbortController();
      working = Promise.all(works.map((work) => keepWorking(work, stop.signal)));
    },
    served: async () => {
      const before = saving.map(({ saved }) => saved);
      // The call under way may have been answered before; the one after it was not.
      const isServed = () => saving.every(({ saved }, index) => saved > (before[index] ?? 0) + 1);
      while (!isServed()) await setTimeout(10);
    },
    refused: async (times) => {
      const before = new Map(refusals);
      const since = ({ learner: { id } }: Saver) => (refusals.get(id) ?? 0) - (before.get(id) ?? 0);
      while (saving.some((saver) => since(saver) < times)) await setTimeout(10);
    },
    stopAndCompare: async () => {
      stop.abort();
      await working;
      expect(await storedSeconds(db, saving)).toEqual(saving.map(({ saved }) => saved));
      expect(await storedTries(db, checking)).toEqual(checking.map(({ checked }) => checked));
      expect(await storedMembers(db, place)).toEqual(joined.toSorted());
      expect(await findBroken(db)).toEqual([]);
    },
  };
}

const many = <Made>(count: number, make: () => Promise<Made>): Promise<Made[]> =>
  Promise.all(Array.from({ length: count }, make));

async function keepWorking(work: Work, stop: AbortSignal): Promise<void> {
  while (!stop.aborted && (await work())) await setTimeout(thinkingMs);
}

async function buildPlace(db: Database): Promise<Place> {
  const { id: course_id } = await buildCourse(db);
  const { id: lesson_id } = await buildLesson(db, { course_id });
  const question = { type: 'MULTIPLE_CHOICE', lesson_id } as const;
  await buildBenchmark(db, { course_id, questions: [question] });
  const cases = [Array.from({ length: worksEach / 2 }, () => question)];
  const { id: study_project_id } = await buildStudyProject(db, { lesson_id, cases });
  const license = await buildLicense(db, { max_users: 100_000 });
  const { id: group_id } = await buildGroup(db, { license_id: license.id, group_size: 5000, courses: [course_id] });
  const { id: join_id, key } = await buildGroup(db, { license_id: license.id, group_size: 5000 });
  return { group_id, join_id, join_key: key, course_id, study_project_id };
}

type Reply = { data: Record<string, any>; errors?: { extensions: { code: string } }[] };
type Call = (person: BuiltUser, query: string, variables: unknown) => Promise<any>;

/** Calls again with the same key while there is no reply, or one that says nothing lasting; any other "no" is a wrong one. */
async function caller(db: Database, port: number, onRefused: (person: BuiltUser) => void): Promise<Call> {
  const authorizationOf = await signer(db, port);
  return async (person, query, variables) => {
    const headers = { authorization: await authorizationOf(person), 'idempotency-key': randomUUID() };
    for (;;) {
      const reply = await post(`http://localhost:${port}`, { query, variables }, headers)
        .then(async (response) => (await response.json()) as Reply)
        .catch(() => null);
      if (reply && !reply.errors) return Object.values(reply.data)[0];
      if (reply) {
        expect(reply.errors?.[0]?.extensions.code).toBe('UNAVAILABLE');
        onRefused(person);
      }
      await setTimeout(200);
    }
  };
}

const startDocument = `mutation ($data: StartAssessmentInput!) { startAssessment(data: $data) { id revision questions { question { id } } } }`;
const saveDocument = `mutation ($data: AssessmentDraftInput!) { saveAssessmentDraft(data: $data) { revision } }`;
const openDocument = `mutation ($data: StudyProjectProgressInput!) { saveStudyProjectProgress(data: $data) { attempt_questions { question { ${questionFields} } } } }`;
const checkDocument = `mutation ($data: CheckAnswerInput!) { checkAnswer(data: $data) { result } }`;
const joinDocument = `mutation ($key: String!) { joinGroup(group_key: $key) { success } }`;

async function beginSaving(call: Call, { group_id, course_id }: Place, learner: BuiltUser): Promise<Saver> {
  const data = { group_id, course_id, type: 'BENCHMARK', level: 1 };
  const { id, revision, questions } = await call(learner, startDocument, { data });
  return { learner, attempt_id: id, question_id: questions[0].question.id, revision, saved: 0 };
}

/** Each save carries a larger number of seconds, so that the stored one tells which save was the last to arrive. */
async function save(call: Call, { group_id }: Place, saver: Saver): Promise<boolean> {
  const { learner, attempt_id, question_id, revision } = saver;
  const answers = [{ question_id, answer: { chosen: [] }, seconds_spent: saver.saved + 1 }];
  const saved = await call(learner, saveDocument, { data: { group_id, attempt_id, revision, answers } });
  Object.assign(saver, { revision: saved.revision, saved: saver.saved + 1 });
  return true;
}

/** Every question twice wrongly: a try that counted twice would settle a question too early. */
async function beginChecking(db: Database, call: Call, place: Place, learner: BuiltUser): Promise<Checker> {
  const { group_id, study_project_id } = place;
  const opened = await call(learner, openDocument, { data: { group_id, study_project_id, question_index: 0 } });
  const left = await Promise.all(
    opened.attempt_questions.map(async ({ question }: any) => ({
      question_id: question.id,
      answer: await wrongAnswer(db, question),
    })),
  );
  return { learner, left: [...left, ...left], checked: 0 };
}

async function check(call: Call, { group_id, study_project_id }: Place, checker: Checker): Promise<boolean> {
  const next = checker.left.pop();
  if (!next) return false;
  await call(checker.learner, checkDocument, { data: { group_id, study_project_id, ...next } });
  checker.checked += 1;
  return true;
}

async function join(call: Call, place: Place, person: BuiltUser | undefined, joined: string[]): Promise<boolean> {
  if (!person) return false;
  expect(await call(person, joinDocument, { key: place.join_key })).toEqual({ success: true });
  joined.push(person.id);
  return true;
}

type Progress = Record<string, { seconds: number; incorrect_count: number }>;

const progressOf = async (db: Database, learner: BuiltUser): Promise<Progress> => {
  const attempts = await db.selectFrom('attempts').select('progress').where('user_id', '=', learner.id).execute();
  expect(attempts).toHaveLength(1);
  return attempts[0]?.progress as Progress;
};

const storedSeconds = (db: Database, saving: readonly Saver[]) =>
  Promise.all(
    saving.map(async ({ learner, question_id }) => (await progressOf(db, learner))[question_id]?.seconds ?? 0),
  );

const storedTries = (db: Database, checking: readonly Checker[]) =>
  Promise.all(
    checking.map(async ({ learner }) =>
      Object.values(await progressOf(db, learner)).reduce((sum, { incorrect_count }) => sum + incorrect_count, 0),
    ),
  );

async function storedMembers(db: Database, { join_id }: Place): Promise<string[]> {
  const rows = await db
    .selectFrom('group_members')
    .select('user_id')
    .where('group_id', '=', join_id)
    .where('role', '=', 'STUDENT')
    .execute();
  return rows.map(({ user_id }) => user_id).toSorted();
}
