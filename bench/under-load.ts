import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { Caller, inParallel } from './caller.ts';
import type { School } from './data.ts';
import { percentile, said } from './paced.ts';
import type { Running } from './processes.ts';
import { row, type Row } from './report.ts';
import { begin, client, draftOf, headersOf, save, submit, type Learner, type Sitting } from './sitting.ts';

const p95 = (values: readonly number[]) => percentile(values, 95);
/** Percentiles of seconds. */
const saidSeconds = (values: readonly number[]) => said(values.map((one) => one * 1000));

/** Runs work for each of a list, their beginnings spread evenly over some seconds; the seconds that each took. */
async function spread<Item>(
  items: readonly Item[],
  seconds: number,
  work: (item: Item) => Promise<void>,
): Promise<number[]> {
  return Promise.all(
    items.map(async (item, index) => {
      await setTimeout((index * seconds * 1000) / items.length);
      const began = performance.now();
      await work(item);
      return (performance.now() - began) / 1000;
    }),
  );
}

/** Learners who start a sitting within five seconds: each has an order and a deadline of their own. */
export async function startBell(school: School, server: Running, learners: readonly Learner[]): Promise<Row[]> {
  const { send, close } = client(server.origin, learners.length);
  const begun: Sitting[] = [];
  const seconds = await spread(learners, 5, async (learner) => {
    begun.push(await begin(send, school, learner));
  });
  close();
  const orders = new Set(begun.map(({ questions }) => questions.map(({ question }) => question.id).join()));
  const ids = new Set(begun.map(({ id }) => id));
  const dated = begun.filter(({ deadline }) => Date.parse(deadline) > Date.now());
  const own = ids.size === learners.length && orders.size === learners.length && dated.length === learners.length;
  return [
    row(
      `${learners.length} learners start within 5 s`,
      saidSeconds(seconds),
      `${orders.size} orders, ${dated.length} deadlines`,
      '',
      'p95 ≤ 1 s, each their own',
      p95(seconds) <= 1 && own,
    ),
  ];
}

/** Learners who submit their last answers within ten seconds: all are told so in five, and none is lost or counted twice. */
export async function bell(school: School, server: Running, learners: readonly Learner[]): Promise<Row[]> {
  const { send, close } = client(server.origin, learners.length);
  const begun = new Map<Learner, Sitting>();
  await inParallel(learners, 8, async (learner) => {
    const sitting = await begin(send, school, learner);
    await send(learner, save, draftOf(learner, sitting, 0, sitting.questions.length, sitting.revision));
    begun.set(learner, sitting);
  });
  const seconds = await spread(learners, 10, async (learner) => {
    const attempt_id = (begun.get(learner) as Sitting).id;
    await send(learner, submit, { where: { group_id: learner.group_id, attempt_id } });
  });
  close();
  const ids = [...begun.values()].map(({ id }) => id);
  const { rows } = await sql<{ results: number; answers: number; twice: number }>`
    with results as (select attempt_id, count(*) as n from exercise_results
        where attempt_id = any(${ids}::uuid[]) and completed_on is not null group by attempt_id),
      answers as (select attempt_id, question_id, count(*) as n from answer_records
        where attempt_id = any(${ids}::uuid[]) group by attempt_id, question_id)
    select (select count(*) from results) as results, (select count(*) from answers) as answers,
      (select count(*) from results where n > 1) + (select count(*) from answers where n > 1) as twice`.execute(
    school.db,
  );
  const { results = 0, answers = 0, twice = 0 } = rows[0] ?? {};
  const asked = [...begun.values()].reduce((sum, { questions }) => sum + questions.length, 0);
  const slowest = Math.max(...seconds);
  return [
    row(
      `${learners.length} learners submit within 10 s`,
      `all told after ${slowest.toFixed(2)} s; ${saidSeconds(seconds)}`,
      `${results} results, ${answers} of ${asked} answers, ${twice} twice`,
      '',
      '≤ 5 s, 0 lost, 0 double',
      slowest <= 5 && results === learners.length && answers === asked && twice === 0,
    ),
  ];
}

const viewer = JSON.stringify({ query: '{ viewer { id } }' });
const probes = 40;

/**
 * Learners who all save at once, again and again, and do not wait as long as they are told: the server refuses what it
 * cannot do and says when to come back; nothing that it acknowledged is lost; and it is as quick as before within 10 s.
 */
export async function overload(school: School, server: Running, learners: readonly Learner[]): Promise<Row[]> {
  const { send, close } = client(server.origin, 16);
  const begun = new Map<Learner, Sitting>();
  await inParallel(learners, 8, async (learner) => {
    begun.set(learner, await begin(send, school, learner));
  });
  const [watcher] = learners;
  const many = new Caller(server.origin, learners.length);
  const one = new Caller(server.origin, 1);
  const probe = async () => {
    const began = performance.now();
    await one.post('/graphql', viewer, headersOf(watcher as Learner));
    return performance.now() - began;
  };
  const before: number[] = [];
  for (let n = 0; n < probes; n++) before.push(await probe());

  const counts = { saved: 0, refused: 0, silent: 0, other: 0 };
  const acknowledged = new Map<Learner, number>();
  const until = performance.now() + 20_000;
  await inParallel(learners, learners.length, async (learner) => {
    const sitting = begun.get(learner) as Sitting;
    for (let at = 0; at < sitting.questions.length && performance.now() < until;) {
      const body = JSON.stringify({ query: save, variables: draftOf(learner, sitting, at, 1, sitting.revision + at) });
      const headers = headersOf(learner, randomUUID());
      let status = 0;
      while (status !== 200 && performance.now() < until) {
        const reply = await many.ask('/graphql', body, headers);
        ({ status } = reply);
        if (status === 200 && reply.text.includes('"errors"')) counts.other += 1;
        else if (status === 200) counts.saved += 1;
        else if (status === 503 && reply.retryAfter !== null) counts.refused += 1;
        else if (status === 503) counts.silent += 1;
        else counts.other += 1;
        if (status !== 200) await setTimeout(100);
      }
      if (status !== 200) return;
      at += 1;
      acknowledged.set(learner, at);
    }
  });
  const ended = performance.now();
  many.close();

  let normalAfter = 0;
  for (const last: number[] = []; ;) {
    last.push(await probe());
    if (last.length < probes) continue;
    normalAfter = (performance.now() - ended) / 1000;
    if (p95(last.slice(-probes)) <= 2 * p95(before) || normalAfter > 30) break;
  }
  one.close();

  let lost = 0;
  await inParallel(learners, 8, async (learner) => {
    const { questions } = await begin(send, school, learner);
    const kept = questions.filter(({ answer }) => answer !== null).length;
    lost += Math.max(0, (acknowledged.get(learner) ?? 0) - kept);
  });
  close();
  const { saved, refused, silent, other } = counts;
  return [
    row(
      `${learners.length} learners save as fast as they can, and ask again early`,
      `${saved} saved, ${refused} refused with 503 and Retry-After, ${silent + other} otherwise`,
      `${lost} acknowledged lost; as quick as before after ${normalAfter.toFixed(1)} s`,
      '',
      '0 lost, ≤ 10 s',
      lost === 0 && silent + other === 0 && refused > 0 && normalAfter <= 10,
    ),
  ];
}
