import { graceSeconds } from '@lectern/domain/learning/attempt/grace-seconds.ts';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson } from '../../seed/content.ts';
import { buildUser } from '../../seed/people.ts';
import { addGroupMember, buildGroup, buildLicense } from '../../seed/school.ts';
import { sweepOverdue } from '../../src/learning/assessment/submit-overdue.ts';
import { questionFields, rightAnswer } from '../answers.ts';
import { howMany, longTest } from '../deep.ts';
import { testServer, type TestServer } from '../harness.ts';

const attempts = howMany({ sample: 24, deep: 1000 });
const time = 60;
const asked = 3;

/** What browsers say of the time they spent on the first question: a true clock, a stopped one, one that is a day ahead. */
const clocks = [
  { claims: 17, counts: 17 },
  { claims: 0, counts: 0 },
  { claims: 86_400, counts: time },
];

let server: TestServer;
let place: { group_id: string; course_id: string };
beforeAll(async () => {
  server = await testServer();
  const { db } = server;
  const { id: course_id } = await buildCourse(db);
  const { id: lesson_id } = await buildLesson(db, { course_id });
  const questions = Array.from({ length: asked }, () => ({ type: 'MULTIPLE_CHOICE', lesson_id }) as const);
  await buildBenchmark(db, { course_id, time, questions });
  const { id: license_id } = await buildLicense(db, { max_users: attempts });
  const group = await buildGroup(db, { courses: [course_id], license_id, group_size: attempts });
  place = { group_id: group.id, course_id };
});

const start = `mutation start($data: StartAssessmentInput!) {
  startAssessment(data: $data) { id revision questions { question { ${questionFields} } } } }`;
const save = `mutation save($data: AssessmentDraftInput!) { saveAssessmentDraft(data: $data) { revision } }`;
const submit = `mutation submit($where: AttemptWhere!, $data: [AnswerRecordInput!]!) {
  saveBenchmarkAnswers(where: $where, data: $data) { submitted_by_timer result { corrects seconds_spent } } }`;

const passTime = (id: string, seconds: number) =>
  sql`update attempts set deadline = deadline - make_interval(secs => ${seconds}),
    started_at = started_at - make_interval(secs => ${seconds}) where id = ${id}`.execute(server.db);

/** One answer in time, then what somebody tries whose clock is wrong: saving and submitting after deadline and grace. */
async function sit(number: number): Promise<{ id: string; counts: number; accepted: number; sent: boolean }> {
  const learner = await buildUser(server.db);
  const { group_id, course_id } = place;
  await addGroupMember(server.db, group_id, learner.id);
  const begun = await server.call(learner, start, { data: { group_id, course_id, type: 'BENCHMARK', level: 1 } });
  const { id, revision, questions } = begun.data['startAssessment'];
  const { claims, counts } = clocks[number % clocks.length] ?? { claims: 0, counts: 0 };
  const right = await Promise.all(
    questions.map(async ({ question }: any) => ({
      question_id: question.id,
      answer: await rightAnswer(server.db, question),
    })),
  );
  const data = { group_id, attempt_id: id, revision, answers: [{ ...right[0], seconds_spent: claims }] };
  const taken = await server.call(learner, save, { data });
  if (taken.code) throw new Error(`a save in time is refused: ${taken.code}`);
  await passTime(id, time + graceSeconds + 1 + (number % 4) * 3600);
  const late = await server.call(learner, save, { data: { ...data, revision: revision + 1, answers: right } });
  const sent = number % 2 === 0;
  if (!sent) return { id, counts, accepted: late.code === null ? 1 : 0, sent };
  const answers = right.map((one) => ({ ...one, group_id }));
  const over = await server.call(learner, submit, { where: { group_id, attempt_id: id }, data: answers });
  const { submitted_by_timer, result } = over.data['saveBenchmarkAnswers'];
  const counted = submitted_by_timer && result.corrects === 1;
  return { id, counts, accepted: late.code === 'TIME_OVER' && counted ? 0 : 1, sent };
}

it(
  `takes nothing after the deadline and its grace, and submits what nobody sends: ${attempts} attempts (T8)`,
  async () => {
    const sat: Awaited<ReturnType<typeof sit>>[] = [];
    for (let first = 0; first < attempts; first += 8)
      sat.push(
        ...(await Promise.all(Array.from({ length: Math.min(8, attempts - first) }, (_, index) => sit(first + index)))),
      );
    expect(sat.filter(({ accepted }) => accepted > 0)).toEqual([]);
    const unsent = sat.filter(({ sent }) => !sent);
    expect(await sweepOverdue(server.db)).toBeGreaterThanOrEqual(unsent.length);
    const { rows } = await sql<{ attempt_id: string; seconds_spent: number; corrects: number; by: string }>`
      select r.attempt_id, r.seconds_spent, r.corrects, a.submitted_by as by
      from exercise_results r join attempts a on a.group_id = r.group_id and a.id = r.attempt_id
      where a.group_id = ${place.group_id} and a.state = 'SUBMITTED'`.execute(server.db);
    expect(rows).toHaveLength(attempts);
    const found = new Map(rows.map((row) => [row.attempt_id, row]));
    const wrong = sat.filter(({ id, counts }) => {
      const row = found.get(id);
      return row?.by !== 'TIMER' || row.corrects !== 1 || Math.abs(row.seconds_spent - counts) > 1;
    });
    expect(wrong).toEqual([]);
    console.info(`${attempts} attempts: 0 answers taken too late, ${unsent.length} submitted by the sweep`);
  },
  longTest,
);
