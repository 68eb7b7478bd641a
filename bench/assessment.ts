import { randomUUID } from 'node:crypto';
import { Caller, inParallel } from './caller.ts';
import { folder, type School } from './data.ts';
import { cpuDuring, startProgram, type Running } from './processes.ts';
import { recordCall, replaced, serverEnv, type Statement } from './replay.ts';
import { row, type Row } from './report.ts';
import { begin, client, draftOf, save, signedIn, submit, type Learner, type Sitting } from './sitting.ts';

/** Sittings of 20 questions: 20 answers in one call, a whole sitting answer by answer, and the bell. */
export async function assessment(school: School): Promise<Row[]> {
  const learners = await signedIn(school, 0, 3000);
  const server = await startProgram('server/src/main.ts', 4900, serverEnv(school.url));
  const handler = await startProgram('bench/bare-handler.ts', 4901, { DATABASE_URL: school.url });
  try {
    const rows = [
      ...(await saving(school, server, handler, learners.slice(0, 1000))),
      ...(await sitting(school, server, handler, learners.slice(1000, 2500))),
      ...(await bell(school, server, learners.slice(2500, 3000))),
    ];
    return rows;
  } finally {
    await Promise.all([server.stop(), handler.stop()]);
    await school.db.deleteFrom('exercise_results').where('completed_on', 'is', null).execute();
  }
}

async function saving(school: School, server: Running, handler: Running, learners: readonly Learner[]): Promise<Row[]> {
  const { send, close } = client(server.origin, 32);
  const begun = new Map<Learner, Sitting>();
  await inParallel(learners, 8, async (learner) => {
    begun.set(learner, await begin(send, school, learner));
  });
  const [model, ...others] = learners;
  const sittingOf = (learner: Learner) => begun.get(learner) as Sitting;
  if (!model) throw new Error('the school has no learners');
  const bodyOf = (learner: Learner, revision: number) =>
    JSON.stringify({ query: save, variables: draftOf(learner, sittingOf(learner), 0, 20, revision) });
  const key = randomUUID();
  const recorded = await recordCall(school.url, model.token, bodyOf(model, 0), { 'idempotency-key': key }, true);
  const half = Math.floor(others.length / 2);
  const mine = others.slice(0, half);
  const theirs = others.slice(half);
  const ours = await timed(server, () =>
    inParallel(mine, 32, (learner) => send(learner, save, draftOf(learner, sittingOf(learner), 0, 20, 0))),
  );
  const bare = new Caller(handler.origin, 32);
  const statements = theirs.map((learner) =>
    JSON.stringify(forLearner(recorded, model, learner, sittingOf(model), sittingOf(learner), key)),
  );
  const base = await timed(handler, () => inParallel(statements, 32, (body) => bare.post('/', body)));
  bare.close();
  close();
  const share = mine.length / ours.seconds / (theirs.length / base.seconds);
  return [
    row(
      `Saving 20 answers in one call (${recorded.length} statements in a transaction)`,
      `${(mine.length / ours.seconds).toFixed(0)}/s`,
      `bare handler ${(theirs.length / base.seconds).toFixed(0)}/s`,
      `${(100 * share).toFixed(0)} %`,
      '≥ 80 %',
      share >= 0.8,
    ),
  ];
}

function forLearner(
  statements: readonly Statement[],
  model: Learner,
  learner: Learner,
  from: Sitting,
  to: Sitting,
  key: string,
): Statement[] {
  return replaced(statements, {
    [model.id]: learner.id,
    [model.group_id]: learner.group_id,
    [from.id]: to.id,
    [key]: randomUUID(),
  });
}

async function timed(target: Running, work: () => Promise<void>): Promise<{ seconds: number; cpuMs: number }> {
  const began = performance.now();
  const cpuMs = await cpuDuring(target.pid, folder, work);
  return { seconds: (performance.now() - began) / 1000, cpuMs };
}

async function sitting(
  school: School,
  server: Running,
  handler: Running,
  learners: readonly Learner[],
): Promise<Row[]> {
  const { send, close } = client(server.origin, 16);
  const whole = async (learner: Learner) => {
    const begun = await begin(send, school, learner);
    for (let at = 0; at < begun.questions.length; at++)
      await send(learner, save, draftOf(learner, begun, at, 1, begun.revision + at));
    await send(learner, submit, { where: { group_id: learner.group_id, attempt_id: begun.id } });
  };
  // A server that has been running for a while: its code is compiled, what it keeps is there.
  await inParallel(learners.slice(0, 600), 16, whole);
  const measured = learners.slice(600, 1200);
  const { cpuMs } = await timed(server, () => inParallel(measured, 16, whole));
  const each = cpuMs / measured.length;
  const bare = await bareSaves(school, handler, learners.slice(1200), (learner) => begin(send, school, learner));
  close();
  return [
    row(
      'A 20-question sitting, each answer saved by itself, CPU',
      `${each.toFixed(1)} ms`,
      `bare handler, the 20 saves alone ${bare.toFixed(1)} ms`,
      `${(each / bare).toFixed(1)} ×`,
      '≤ 1.6 ×',
      each <= 1.6 * bare,
    ),
  ];
}

/** CPU milliseconds of 20 saves of one answer each, as the statements of one of ours run by the bare handler. */
async function bareSaves(
  school: School,
  handler: Running,
  learners: readonly Learner[],
  beginFor: (learner: Learner) => Promise<Sitting>,
): Promise<number> {
  const begun = new Map<Learner, Sitting>();
  await inParallel(learners, 8, async (learner) => void begun.set(learner, await beginFor(learner)));
  const [model, ...others] = [...begun.keys()];
  const from = model && begun.get(model);
  if (!model || !from) throw new Error('nobody has begun');
  const saves = 20;
  const key = randomUUID();
  const body = JSON.stringify({ query: save, variables: draftOf(model, from, 1, 1, from.revision) });
  const recorded = await recordCall(school.url, model.token, body, { 'idempotency-key': key }, true);
  // A server that does not know the sitting yet looks what it asks, and saves then; one that has been running saves.
  const warm = recorded.slice(-1);
  const bare = new Caller(handler.origin, 16);
  const whole = async (learner: Learner) => {
    const to = begun.get(learner) as Sitting;
    for (let at = 0; at < saves; at++) {
      const statements = forLearner(warm, model, learner, from, to, key).map((statement) => ({
        ...statement,
        values: statement.values.map((value) => (value === from.revision ? to.revision + at : value)),
      }));
      await bare.post('/', JSON.stringify(statements));
    }
  };
  const half = Math.floor(others.length / 2);
  await inParallel(others.slice(0, half), 16, whole);
  const measured = others.slice(half);
  const { cpuMs } = await timed(handler, () => inParallel(measured, 16, whole));
  bare.close();
  return cpuMs / measured.length;
}

async function bell(school: School, server: Running, learners: readonly Learner[]): Promise<Row[]> {
  const { send, close } = client(server.origin, learners.length);
  const begun = new Map<Learner, Sitting>();
  const starting = await timed(server, () =>
    inParallel(learners, learners.length, async (learner) => {
      begun.set(learner, await begin(send, school, learner));
    }),
  );
  const ending = await timed(server, () =>
    inParallel(learners, learners.length, (learner) =>
      send(learner, submit, { where: { group_id: learner.group_id, attempt_id: (begun.get(learner) as Sitting).id } }),
    ),
  );
  close();
  const n = learners.length;
  return [
    row(
      `${n} learners start at the bell`,
      `${starting.seconds.toFixed(1)} s`,
      `${(starting.cpuMs / n).toFixed(1)} ms CPU each`,
      '',
      '≤ 5 s',
      starting.seconds <= 5,
    ),
    row(
      `${n} learners submit at the bell`,
      `${ending.seconds.toFixed(1)} s`,
      `${(ending.cpuMs / n).toFixed(1)} ms CPU each`,
      '',
      '≤ 5 s',
      ending.seconds <= 5,
    ),
  ];
}
