import { Caller } from './caller.ts';
import { dashboardQuery } from './dashboard.ts';
import type { School } from './data.ts';
import { paced, percentile } from './paced.ts';
import type { Running } from './processes.ts';
import { row, type Row } from './report.ts';
import { headersOf, type Learner } from './sitting.ts';

const seconds = 20;
const learnersPerSecond = 50;
const visitorsPerSecond = 500;
/** Each address may call 60 times a minute; behind these stand far more calls than that. */
const addresses = 200;

const free = `query ($courseId: ID!) { freeBenchmark(courseId: $courseId, level: 1) { id ticket questions { question { id type question answers { id answer } } } } }`;

/** Learners who read their dashboards, alone and then beside ten thousand calls of visitors in free mode. */
export async function besideFree(school: School, server: Running, learners: readonly Learner[]): Promise<Row[]> {
  const { course_id: courseId, db } = school;
  await db
    .insertInto('free_course_benchmarks')
    .values({ course_id: courseId })
    .onConflict((on) => on.doNothing())
    .execute();
  const people = new Caller(server.origin, 32);
  const visitors = new Caller(server.origin, 64);
  const answered = new Map<number, number>();
  const asLearner = async (turn: number) => {
    const learner = learners[turn % learners.length] as Learner;
    const variables = { courseId, groupId: learner.group_id };
    await people.post('/graphql', JSON.stringify({ query: dashboardQuery, variables }), headersOf(learner));
  };
  const asVisitor = async (turn: number) => {
    const at = turn % addresses;
    const body = JSON.stringify({ query: free, variables: { courseId } });
    const { status } = await visitors.ask('/graphql', body, { 'x-forwarded-for': `203.0.113.${at + 1}` });
    answered.set(status, (answered.get(status) ?? 0) + 1);
  };
  await paced(learnersPerSecond, 5, asLearner);
  const alone: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < 2; round++) {
    alone.push(...(await paced(learnersPerSecond, seconds / 2, asLearner)));
    const [took] = await Promise.all([
      paced(learnersPerSecond, seconds / 2, asLearner),
      paced(visitorsPerSecond, seconds / 2, asVisitor),
    ]);
    beside.push(...took);
  }
  people.close();
  visitors.close();
  await db.deleteFrom('free_course_benchmarks').where('course_id', '=', courseId).execute();
  const ratio = percentile(beside, 95) / percentile(alone, 95);
  const counts = [...answered].map(([status, count]) => `${count} × ${status}`).join(', ');
  return [
    row(
      `Dashboards of learners beside ${visitorsPerSecond * seconds} calls in free mode (${counts})`,
      `p95 ${percentile(beside, 95).toFixed(1)} ms`,
      `alone ${percentile(alone, 95).toFixed(1)} ms`,
      `${ratio.toFixed(2)} ×`,
      '< 1.2 ×',
      ratio < 1.2,
    ),
  ];
}
