import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { Caller } from './caller.ts';
import { largeCourse, questions } from './curriculum.ts';
import { dashboardQuery } from './dashboard.ts';
import { issuer, type School } from './data.ts';
import { endOf, pacedUntil, percentile } from './paced.ts';
import { startProgram } from './processes.ts';
import { serverEnv } from './replay.ts';
import { row, type Row } from './report.ts';
import { headersOf, signedIn } from './sitting.ts';
import { tokenSigner } from './tokens.ts';

const rounds = 12;
const readersPerSecond = 25;

/**
 * Dashboards of learners while a course of 5,000 questions is published: all that is in it, and then a change of every
 * question. Beside it the same dashboards while nothing is published, for as long and in turn, so that a slow moment of
 * the machine hits both.
 */
export async function publishing(school: School): Promise<Row[]> {
  const { db, url } = school;
  const { course_id: courseId } = await largeCourse(school);
  const learners = await signedIn(school, 0, 200);
  const { buildUser } = await import('../server/seed/people.ts');
  const { subject } = await buildUser(db, { issuer, role: 'CONTENT_MANAGER' });
  const token = await (await tokenSigner(db))(subject);
  const items = await itemsOf(school, courseId);
  const server = await startProgram('server/src/main.ts', 4900, serverEnv(url));
  const people = new Caller(server.origin, 16);
  const publisher = new Caller(server.origin, 1);
  const act = async (query: string, variables: object) => {
    const reply = await publisher.post<{ errors?: unknown }>('/graphql', JSON.stringify({ query, variables }), {
      authorization: `Bearer ${token}`,
    });
    if (reply.errors) throw new Error(`publishing was refused: ${JSON.stringify(reply.errors)}`);
  };
  const read = async (turn: number) => {
    const learner = learners[turn % learners.length];
    if (!learner) throw new Error('the school has no learners');
    const variables = { courseId: school.course_id, groupId: learner.group_id };
    await people.post('/graphql', JSON.stringify({ query: dashboardQuery, variables }), headersOf(learner));
  };
  const times: Record<'all' | 'changes', Times> = { all: noTimes(), changes: noTimes() };
  let waits = 0;
  const round = async ({ alone, beside, publishing: took }: Times, publish: () => Promise<void>) => {
    const began = performance.now();
    const done = publish().then(() => performance.now() - began);
    const [meanwhile, milliseconds, waited] = await Promise.all([
      pacedUntil(done, readersPerSecond, read),
      done,
      countWaits(school, done),
    ]);
    beside.push(...meanwhile);
    took.push(milliseconds);
    waits += waited;
    alone.push(...(await pacedUntil(setTimeout(milliseconds), readersPerSecond, read)));
  };
  try {
    await pacedUntil(setTimeout(3000), readersPerSecond, read);
    for (let n = 0; n < rounds; n++) {
      await act(unpublish, { id: courseId, items });
      await round(times.all, () => act(publish, { id: courseId, items }));
    }
    for (let n = 0; n < rounds / 4; n++) {
      const ids = await changeAll(school, courseId, n);
      await round(times.changes, () => act(publishChanges, { ids }));
    }
  } finally {
    people.close();
    publisher.close();
    await server.stop();
  }
  const of = `${questions.toLocaleString('en')} questions`;
  return [
    figure(`Dashboards while a course of ${of} is published`, times.all),
    figure(`Dashboards while a change of each of ${of} is published`, times.changes),
    row('Calls of learners that wait for a lock meanwhile', String(waits), '', '', '0', waits === 0),
  ];
}

/** Milliseconds of dashboards alone and beside a publishing, and of the publishings. */
type Times = { readonly alone: number[]; readonly beside: number[]; readonly publishing: number[] };
const noTimes = (): Times => ({ alone: [], beside: [], publishing: [] });

const publish = `mutation ($id: ID!, $items: [ContentItemInput!]!) {
  publishContentItems(items: $items) { change_set_id } publishCourse(id: $id) { change_set_id } }`;
const unpublish = `mutation ($id: ID!, $items: [ContentItemInput!]!) {
  unpublishCourse(id: $id) { change_set_id } unpublishContentItems(items: $items) { change_set_id } }`;
const publishChanges = `mutation ($ids: [ID!]!) { publishChanges(ids: $ids) { change_set_id } }`;

/** Everything in a course that is published by itself. */
async function itemsOf({ db }: School, courseId: string): Promise<{ kind: string; id: string }[]> {
  const { rows } = await sql<{ kind: string; id: string }>`
    select 'LESSON' as kind, id from lessons where course_id = ${courseId}
    union all select 'STUDY_PROJECT', s.id from study_projects s join lessons l on l.id = s.lesson_id where l.course_id = ${courseId}
    union all select 'BENCHMARK', id from benchmarks where course_id = ${courseId}`.execute(db);
  return rows;
}

/** Lets a change of every question of a course wait, as somebody who may not publish leaves one after the other. */
async function changeAll({ db }: School, courseId: string, round: number): Promise<string[]> {
  const { questionKind } = await import('../server/src/learning/question/write-question.ts');
  const { readItems } = await import('../server/src/base/content/change-items.ts');
  const { rows } = await sql<{ id: string }>`select q.id from questions q
    left join benchmarks b on b.id = q.benchmark_id left join case_studies c on c.id = q.case_study_id
    left join study_projects s on s.id = c.study_project_id left join lessons l on l.id = s.lesson_id
    where coalesce(b.course_id, l.course_id) = ${courseId} and q.deleted_on is null`.execute(db);
  const ids = rows.map(({ id }) => id);
  const changes = [...(await readItems(db, questionKind, ids)).values()].map(({ id, version, content }) => ({
    id: crypto.randomUUID(),
    item_id: id,
    kind: 'QUESTION',
    root_id: courseId,
    base_version: version,
    version: version + 1,
    content: { ...content, question: `<p>Round ${round}: which part <b>notices</b> the change?</p>` },
  }));
  await sql`insert into waiting_changes (id, item_id, kind, root_id, base_version, version, content)
    select id, item_id, kind, root_id, base_version, version, content
    from jsonb_populate_recordset(null::waiting_changes, ${JSON.stringify(changes)}::jsonb)`.execute(db);
  return changes.map(({ id }) => id);
}

/** How often somebody was seen waiting for a lock until something is done; one publisher alone never waits. */
async function countWaits({ db }: School, done: Promise<unknown>): Promise<number> {
  const over = endOf(done);
  let seen = 0;
  while (!over.aborted) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted`.execute(db);
    seen += rows[0]?.n ?? 0;
    await setTimeout(50);
  }
  return seen;
}

function figure(what: string, { alone, beside, publishing: took }: Times): Row {
  const [meanwhile, before] = [percentile(beside, 95), percentile(alone, 95)];
  const middle = percentile(took, 50);
  return row(
    `${what} (${took.length} times, ${middle.toFixed(0)} ms each, ${beside.length} dashboards)`,
    `p95 ${meanwhile.toFixed(1)} ms`,
    `while nothing is ${before.toFixed(1)} ms`,
    `${(meanwhile / before).toFixed(2)} ×`,
    '< 1.2 ×',
    meanwhile < 1.2 * before,
  );
}
