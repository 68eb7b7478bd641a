import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson } from '../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../seed/school.ts';
import { connect, type Database } from '../../src/database/connect.ts';
import { freePort } from '../free-port.ts';
import { howMany, longTest } from '../deep.ts';
import { databasePid, embeddedUrl, post, signer, startServer, type RunningServer } from './running-server.ts';

const writers = 8;
const kills = howMany({ sample: 4, deep: 20 });

let folder: string;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-kill-'));
  port = await freePort();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A learner in the middle of a sitting who saves one answer after the other; `acknowledged` is what the server has confirmed. */
type Writer = {
  readonly learner: BuiltUser;
  readonly group_id: string;
  readonly attempt_id: string;
  readonly question_id: string;
  revision: number;
  acknowledged: number;
  sent: number;
};

it(
  `loses no acknowledged answer when it is killed ${kills} times in a stream of saves`,
  { timeout: longTest },
  async () => {
    const env = { DATA_DIR: folder };
    let server = await startServer(port, env);
    let db = connect({ url: embeddedUrl(folder) });
    const call = await caller(db, () => server);
    const all = await Promise.all((await learners(db)).map((place) => begin(call, place)));
    await db.destroy();
    for (let round = 0; round < kills; round++) {
      const stop = new AbortController();
      const saving = all.map((writer) => saveUntil(call, writer, stop.signal));
      const before = all.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
      await moreThan(all, before + writers * (1 + (round % 4)));
      // Every second time the database dies with the server, as when the machine loses power.
      if (round % 2 === 1) process.kill(databasePid(folder), 'SIGKILL');
      await server.end('SIGKILL');
      stop.abort();
      await Promise.all(saving);
      const acknowledged = all.map((writer) => ({ ...writer }));
      server = await startServer(port, env);
      db = connect({ url: embeddedUrl(folder) });
      for (const [index, writer] of acknowledged.entries()) {
        const stored = await storedSeconds(db, writer);
        expect(stored.seconds).toBeGreaterThanOrEqual(writer.acknowledged);
        expect(stored.seconds).toBeLessThanOrEqual(writer.sent);
        // What was not confirmed may have arrived; the learner goes on from the newer copy.
        Object.assign(all[index] as Writer, {
          revision: stored.revision,
          acknowledged: stored.seconds,
          sent: stored.seconds,
        });
      }
      await db.destroy();
    }
    await server.end('SIGTERM');
  },
);

type Place = { learner: BuiltUser; group_id: string; course_id: string };

async function learners(db: Database): Promise<Place[]> {
  const course = await buildCourse(db);
  const lesson = await buildLesson(db, { course_id: course.id });
  await buildBenchmark(db, { course_id: course.id, questions: [{ type: 'MULTIPLE_CHOICE', lesson_id: lesson.id }] });
  const group = await buildGroup(db, { courses: [course.id] });
  return Promise.all(
    Array.from({ length: writers }, async () => {
      const learner = await buildUser(db, { issuer: `http://localhost:${port}/identity` });
      await addGroupMember(db, group.id, learner.id);
      return { learner, group_id: group.id, course_id: course.id };
    }),
  );
}

type Call = (learner: BuiltUser, query: string, variables: unknown) => Promise<{ data: Record<string, any> }>;

async function caller(db: Database, server: () => RunningServer): Promise<Call> {
  const authorizationOf = await signer(db, port);
  return async (learner, query, variables) => {
    const headers = { authorization: await authorizationOf(learner), 'idempotency-key': crypto.randomUUID() };
    const response = await post(server().origin, { query, variables }, headers);
    return (await response.json()) as { data: Record<string, any> };
  };
}

async function begin(call: Call, { learner, group_id, course_id }: Place): Promise<Writer> {
  const start = `mutation ($data: StartAssessmentInput!) { startAssessment(data: $data) { id revision questions { question { id } } } }`;
  const { data } = await call(learner, start, { data: { group_id, course_id, type: 'BENCHMARK', level: 1 } });
  const { id, revision, questions } = data['startAssessment'];
  return {
    learner,
    group_id,
    attempt_id: id,
    question_id: questions[0].question.id,
    revision,
    acknowledged: 0,
    sent: 0,
  };
}

/** Each save carries a larger number of seconds, so that the stored one tells which save was the last to arrive. */
async function saveUntil(call: Call, writer: Writer, stop: AbortSignal): Promise<void> {
  const save = `mutation ($data: AssessmentDraftInput!) { saveAssessmentDraft(data: $data) { revision } }`;
  while (!stop.aborted) {
    const { learner, group_id, attempt_id, question_id, revision } = writer;
    writer.sent += 1;
    const answers = [{ question_id, answer: { chosen: [] }, seconds_spent: writer.sent }];
    try {
      const { data } = await call(learner, save, { data: { group_id, attempt_id, revision, answers } });
      writer.revision = data['saveAssessmentDraft'].revision;
      writer.acknowledged = writer.sent;
    } catch {
      return;
    }
  }
}

async function moreThan(all: readonly Writer[], count: number): Promise<void> {
  while (all.reduce((sum, { acknowledged }) => sum + acknowledged, 0) < count) {
    await new Promise((next) => setImmediate(next));
  }
}

async function storedSeconds(
  db: Database,
  { group_id, attempt_id, question_id }: Writer,
): Promise<{ seconds: number; revision: number }> {
  const attempt = await db
    .selectFrom('attempts')
    .select(['progress', 'revision'])
    .where('group_id', '=', group_id)
    .where('id', '=', attempt_id)
    .executeTakeFirstOrThrow();
  const progress = attempt.progress as Record<string, { seconds: number }>;
  return { seconds: progress[question_id]?.seconds ?? 0, revision: attempt.revision };
}
