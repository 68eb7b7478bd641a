import { graceSeconds } from '@lectern/domain/learning/attempt/grace-seconds.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson } from '../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../seed/school.ts';
import { sweepOverdue } from '../../src/learning/assessment/submit-overdue.ts';
import { howMany, longTest } from '../deep.ts';
import { testServer, type TestServer } from '../harness.ts';

let server: TestServer;
let course: { course_id: string; benchmark_id: string };
beforeAll(async () => {
  server = await testServer();
  const { id: course_id } = await buildCourse(server.db);
  const { id: lesson_id } = await buildLesson(server.db, { course_id });
  const questions = [{ type: 'MULTIPLE_CHOICE', lesson_id } as const];
  course = { course_id, benchmark_id: (await buildBenchmark(server.db, { course_id, time: 600, questions })).id };
});

const startDocument = `mutation start($data: StartAssessmentInput!) { startAssessment(data: $data) { id submitted } }`;
const saveDocument = `mutation save($data: AssessmentDraftInput!) { saveAssessmentDraft(data: $data) { revision } }`;
const submitDocument = `mutation submit($where: AttemptWhere!, $data: [AnswerRecordInput!]!) {
  saveBenchmarkAnswers(where: $where, data: $data) { submitted } }`;
const addDocument = `mutation add($data: SittingMinutesInput!) { addSittingMinutes(data: $data) { attempt_id } }`;
const allowDocument = `mutation allow($data: AnotherAttemptInput!) { allowAnotherAttempt(data: $data) { user_id } }`;
const moveDocument = `mutation move($data: [GroupMoveInput!]!, $group_id: ID!) {
  updateGroupMembers(data: $data, group_id: $group_id) { code } }`;

const steps = [
  'start',
  'save',
  'submit',
  'add minutes',
  'time passes',
  'sweep',
  'move',
  'close',
  'reopen',
  'allow',
] as const;
type Step = (typeof steps)[number];

/** A learner in the first of two groups with the same course and main instructor, and what the model knows of them. */
type Run = {
  readonly main: BuiltUser;
  readonly learner: BuiltUser;
  readonly groups: readonly [string, string];
  readonly closed: [boolean, boolean];
  in: 0 | 1;
  submitted: number;
  granted: boolean;
  /** The attempt begun last, whether it is over, and the seconds until its deadline. */
  attempt: { id: string; open: boolean; revision: number; left: number } | null;
};

async function begin(): Promise<Run> {
  const { db } = server;
  const [main, learner] = [await buildUser(db), await buildUser(db)];
  const first = await buildGroup(db, { owner_id: main.id, courses: [course.course_id] });
  const { license_id } = await db
    .selectFrom('groups')
    .select('license_id')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow();
  const second = await buildGroup(db, { owner_id: main.id, courses: [course.course_id], license_id });
  await addGroupMember(db, first.id, learner.id);
  return {
    main,
    learner,
    groups: [first.id, second.id],
    closed: [false, false],
    in: 0,
    submitted: 0,
    granted: false,
    attempt: null,
  };
}

const isLate = ({ attempt }: Run) => attempt !== null && attempt.left < -graceSeconds;

function finish(run: Run): void {
  if (!run.attempt?.open) return;
  run.attempt.open = false;
  run.submitted += 1;
}

/** Does a step on the server and in the model; gives what each says of it: null, or the code of the no. */
async function take(run: Run, step: Step): Promise<[said: string | null, expected: string | null]> {
  const { learner, main, attempt } = run;
  const group_id = run.groups[run.in];
  const locked = run.closed[run.in];
  const { course_id, benchmark_id } = course;
  switch (step) {
    case 'start': {
      const data = { group_id, course_id, type: 'BENCHMARK', level: 1 };
      const reply = await server.call(learner, startDocument, { data });
      if (locked) return [reply.code, 'GROUP_LOCKED'];
      if (attempt?.open) {
        if (isLate(run)) finish(run);
        const { id, submitted } = reply.data['startAssessment'];
        return [id === attempt.id && submitted === !attempt.open ? reply.code : 'ANOTHER', null];
      }
      if (run.submitted > 0 && !run.granted) return [reply.code, 'ALREADY_COMPLETE'];
      run.granted = false;
      run.attempt = { id: reply.data?.['startAssessment'].id, open: true, revision: 0, left: 600 };
      return [reply.code, null];
    }
    case 'save': {
      if (!attempt) return [null, null];
      const data = { group_id, attempt_id: attempt.id, revision: attempt.revision, answers: [] };
      const { code } = await server.call(learner, saveDocument, { data });
      if (locked && isLate(run)) return [code, 'GROUP_LOCKED'];
      if (!attempt.open) return [code, 'ATTEMPT_OVER'];
      if (isLate(run)) return [code, 'TIME_OVER'];
      attempt.revision += 1;
      return [code, null];
    }
    case 'submit': {
      if (!attempt) return [null, null];
      const reply = await server.call(learner, submitDocument, {
        where: { group_id, attempt_id: attempt.id },
        data: [],
      });
      if (locked && isLate(run)) return [reply.code, 'GROUP_LOCKED'];
      finish(run);
      return [reply.code, null];
    }
    case 'add minutes': {
      if (!attempt) return [null, null];
      const data = { group_id, attempt_ids: [attempt.id], minutes: 5 };
      const { code } = await server.call(main, addDocument, { data });
      if (!attempt.open || isLate(run)) return [code, 'ATTEMPT_OVER'];
      attempt.left += 300;
      return [code, null];
    }
    case 'time passes': {
      if (!attempt) return [null, null];
      await sql`update attempts set started_at = started_at - interval '200 seconds',
        submitted_at = submitted_at - interval '200 seconds', deadline = deadline - interval '200 seconds'
        where id = ${attempt.id}`.execute(server.db);
      attempt.left -= 200;
      return [null, null];
    }
    case 'sweep': {
      await sweepOverdue(server.db);
      if (isLate(run)) finish(run);
      return [null, null];
    }
    case 'move': {
      const to = run.in === 0 ? 1 : 0;
      const data = [{ user_id: learner.id, currentGroup_id: group_id }];
      const reply = await server.call(main, moveDocument, { data, group_id: run.groups[to] });
      const said = reply.code ?? reply.data['updateGroupMembers'][0].code;
      if (run.closed[to]) return [said, 'GROUP_NOT_ACTIVE'];
      run.in = to;
      return [said, null];
    }
    case 'close':
    case 'reopen': {
      const status = step === 'close' ? 'CLOSED' : 'STARTED';
      await server.db.updateTable('groups').set({ status }).where('id', '=', group_id).execute();
      run.closed[run.in] = step === 'close';
      return [null, null];
    }
    case 'allow': {
      const data = { group_id, course_id, user_id: learner.id, exercise_id: benchmark_id, reason: 'The line broke.' };
      const { code } = await server.call(main, allowDocument, { data });
      if (run.granted) return [code, 'TAKEN'];
      if (attempt?.open || run.submitted === 0) return [code, 'NOT_COMPLETE'];
      run.granted = true;
      return [code, null];
    }
  }
}

/** What the database holds of a learner. */
async function held({ learner }: Run) {
  const { rows } = await sql<{ open: number; finished: number[]; latest: number[]; unused: number; groups: number }>`
    select (select count(*)::int from attempts where user_id = ${learner.id} and state = 'STARTED') as open,
      array(select attempt from exercise_results where user_id = ${learner.id} and completed_on is not null order by attempt) as finished,
      array(select attempt from exercise_results where user_id = ${learner.id} and is_latest) as latest,
      (select count(*)::int from attempt_permissions where user_id = ${learner.id} and used_by_attempt is null) as unused`.execute(
    server.db,
  );
  return rows[0];
}

describe('an assessment that is begun, saved, prolonged, moved, closed, allowed again and submitted in any order (T7)', () => {
  it(
    'is what a model says after each step: no attempt too many, none lost, one result that counts',
    async () => {
      const sequences = fc.array(fc.constantFrom(...steps), { minLength: 6, maxLength: 20 });
      const numRuns = howMany({ sample: 15, deep: 1_000 });
      await fc.assert(
        fc.asyncProperty(sequences, async (sequence) => {
          const run = await begin();
          for (const step of sequence) {
            const [said, expected] = await take(run, step);
            expect([step, said]).toEqual([step, expected]);
          }
          const { submitted, granted, attempt } = run;
          expect(await held(run)).toEqual({
            open: attempt?.open ? 1 : 0,
            finished: Array.from({ length: submitted }, (_, index) => index + 1),
            latest: submitted > 0 ? [submitted] : [],
            unused: granted ? 1 : 0,
          });
        }),
        { numRuns, endOnFailure: numRuns > 100 },
      );
    },
    longTest,
  );
});
