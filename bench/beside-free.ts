import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { seedAct } from '../server/seed/seed-item.ts';
import { writeQuestions } from '../server/src/learning/question/write-question.ts';
import { Caller } from './caller.ts';
import { dashboardQuery } from './dashboard.ts';
import type { School } from './data.ts';
import { paced, percentile } from './paced.ts';
import { startProgram, type Running } from './processes.ts';
import { row, type Row } from './report.ts';
import { headersOf, type Learner } from './sitting.ts';
import type { Visits } from './visitors.ts';

const seconds = 50;
const rounds = 5;
const barePort = 4902;
const learnersPerSecond = 50;
/** Each address may call 60 times a minute: all of them call as often as they may, and get through to the work. */
const addresses = 200;
const visitorsPerSecond = addresses;

const free = `query ($courseId: ID!) { freeBenchmark(courseId: $courseId, level: 1) { id ticket questions { question { id type question answers { id answer } } } } }`;

/** Visitors who call in a thread of their own; what they were answered, by code. */
async function visit(visits: Pick<Visits, 'origin' | 'path' | 'body'>): Promise<Record<string, number>> {
  const workerData: Visits = { ...visits, perSecond: visitorsPerSecond, seconds: seconds / rounds, addresses };
  const worker = new Worker(join(import.meta.dirname, 'visitors.ts'), { workerData });
  const [answered] = (await once(worker, 'message')) as [Record<string, number>];
  return answered;
}

/**
 * Learners who read their dashboards: alone, beside ten thousand calls that a bare handler answers at once (visitors and
 * learners call from the cores that serve them), and beside as many calls of visitors in free mode.
 */
export async function besideFree(school: School, server: Running, learners: readonly Learner[]): Promise<Row[]> {
  const { course_id: courseId, db } = school;
  await db
    .insertInto('free_course_benchmarks')
    .values({ course_id: courseId })
    .onConflict((on) => on.doNothing())
    .execute();
  // Five samples, which visitors may take as often as they like.
  const { rows } = await sql<{ id: string }>`
    select q.id from questions q join benchmarks b on b.id = q.benchmark_id and b.course_id = ${courseId} and b.level = 1
    where q.deleted_on is null and q.lesson_id is not null order by q.order_key limit 5`.execute(db);
  await writeQuestions(
    db,
    seedAct,
    rows.map(({ id }) => ({ id, changes: { is_free_sample: true } })),
  );
  const bare = await startProgram('bench/bare-handler.ts', barePort, {});
  const people = new Caller(server.origin, 32);
  const asLearner = async (turn: number) => {
    const learner = learners[turn % learners.length] as Learner;
    const variables = { courseId, groupId: learner.group_id };
    await people.post('/graphql', JSON.stringify({ query: dashboardQuery, variables }), headersOf(learner));
  };
  const read = () => paced(learnersPerSecond, seconds / rounds, asLearner);
  await paced(learnersPerSecond, 5, asLearner);
  const alone: number[] = [];
  const besideBare: number[] = [];
  const beside: number[] = [];
  const codes: Record<string, number> = {};
  for (let round = 0; round < rounds; round++) {
    alone.push(...(await read()));
    const [quick] = await Promise.all([read(), visit({ origin: bare.origin, path: '/health', body: '{}' })]);
    besideBare.push(...quick);
    const body = JSON.stringify({ query: free, variables: { courseId } });
    const [took, answered] = await Promise.all([read(), visit({ origin: server.origin, path: '/graphql', body })]);
    beside.push(...took);
    for (const [code, count] of Object.entries(answered)) codes[code] = (codes[code] ?? 0) + count;
  }
  people.close();
  await bare.stop();
  await db.deleteFrom('free_course_benchmarks').where('course_id', '=', courseId).execute();
  const counts = Object.entries(codes).map(([code, count]) => `${count} × ${code}`);
  const p95 = percentile(beside, 95);
  const ratio = p95 / percentile(besideBare, 95);
  const ofAlone = p95 / percentile(alone, 95);
  return [
    row(
      `Dashboards of learners beside ${visitorsPerSecond * seconds} calls in free mode (${counts.join(', ')}; ${ofAlone.toFixed(2)} × of p95 ${percentile(alone, 95).toFixed(1)} ms beside nothing)`,
      `p95 ${p95.toFixed(1)} ms`,
      `beside a bare handler's ${percentile(besideBare, 95).toFixed(1)} ms`,
      `${ratio.toFixed(2)} ×`,
      '< 1.2 ×',
      ratio < 1.2,
    ),
  ];
}
