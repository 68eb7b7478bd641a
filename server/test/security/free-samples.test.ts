import { isAllowed, operations } from '@lectern/domain/permission.ts';
import { questionTypeNames } from '@lectern/domain/learning/question/question-types.ts';
import { seededRandom } from '@lectern/domain/random.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { buildMedia } from '../../seed/media.ts';
import { buildQuestion } from '../../seed/question.ts';
import { seedAct } from '../../seed/seed-item.ts';
import { writeQuestions } from '../../src/learning/question/write-question.ts';
import { sheetsUntilAllRight } from '../../../domain/test/guess-sheets.ts';
import { rightAnswer, wrongAnswer, type Shown } from '../answers.ts';
import { middle } from '../chance-of.ts';
import { howMany, longTest } from '../deep.ts';
import type { TestServer } from '../harness.ts';
import { mutationCases, queryCases } from './cases.ts';
import { documentOf, schemaOperations } from './document.ts';
import { openSend, type Send } from './principals.ts';
import { idsOf, openWorld, type World } from './world.ts';

let server: TestServer;
let world: World;
let send: Send;
/** The ids of what groups are asked in the free course, answers too: in each level a question of each type, beside five samples. */
let graded: string[];

beforeAll(async () => {
  ({ server, world } = await openWorld());
  send = await openSend(server);
  const { db } = server;
  const { address } = await buildMedia(db);
  const questions: string[] = [];
  for (const benchmark_id of world.free.benchmark_ids)
    for (const type of questionTypeNames) {
      const question = `<p>Graded</p><img src="${address}" alt="A map">`;
      const place = { benchmark_id, lesson_id: world.free.lesson_id };
      questions.push(await buildQuestion(db, place, { type, question }));
    }
  const answers = await db.selectFrom('answers').select('id').where('question_id', 'in', questions).execute();
  graded = [...questions, ...answers.map(({ id }) => id)];
}, 120_000);

const visitor = { token: null };
const rounds = howMany({ sample: 6, deep: 400 });
/** Each operation is tried about each so many of all ids; its neighbour about the next. */
const parts = howMany({ sample: 16, deep: 1 });

/** What a visitor may call, files aside. */
const open = operations.filter(
  (one) => isAllowed(one, { signedIn: false, isFree: true }) && schemaOperations.some(({ name }) => name === one),
);
const calls = [...queryCases, ...mutationCases];
/** What carries a ticket, or names nothing, is called by hand; sign-in and invitations carry what a visitor has not. */
const byHand = ['checkFreeAnswer', 'freeBenchmarkResult', 'freeCourseBenchmarks', 'freeLessons'];
const withSecrets = ['authenticate', 'invitationByLink'];
const swept = open.filter((operation) => ![...byHand, ...withSecrets].includes(operation));

/** Gives every question of groups another key: what was right of one answer is so of the next. */
async function changeKeys(): Promise<void> {
  const { db } = server;
  const rows = await db
    .selectFrom('answers')
    .select(['id', 'question_id', 'answer', 'answer_image', 'answer_image_alt', 'is_correct', 'sequence', 'match'])
    .where('question_id', 'in', graded)
    .orderBy('order_key')
    .execute();
  const changed = [...Map.groupBy(rows, ({ question_id }) => question_id)].map(([id, answers]) => ({
    id,
    changes: {
      answers: answers.map(({ question_id: _question, ...answer }, index) => {
        const { is_correct, sequence, match } = answers[(index + 1) % answers.length] ?? answer;
        return { ...answer, is_correct, sequence, match };
      }),
    },
  }));
  await db.transaction().execute((transaction) => writeQuestions(transaction, seedAct, changed));
}

type Asked = { readonly question: Shown };
type Begun = { readonly ticket: string; readonly questions: readonly Asked[] };

/** What visitors get by every operation about everything, and by sittings and projects of random answers; files too. */
async function takeEverything(): Promise<{ readonly replies: Map<string, string[]>; readonly text: string }> {
  const replies = new Map<string, string[]>();
  const texts: string[] = [];
  const call = async (name: string, operation: string, variables: Record<string, unknown>) => {
    let sent = await send(visitor, documentOf(operation), variables);
    // A machine that is busy says so, which tells nothing of a key.
    for (let tries = 0; sent.code === 'UNAVAILABLE' && tries < 20; tries++)
      sent = await send(visitor, documentOf(operation), variables);
    const { text } = sent;
    texts.push(text);
    const reply = JSON.parse(text) as { data?: Record<string, unknown> | null };
    replies.set(name, linesOf(reply));
    return reply.data?.[operation] ?? null;
  };
  const ids = [...new Set([...idsIn(world.free), ...graded, ...world.north.classes.flatMap(idsOf)])];
  for (const [at, operation] of swept.entries()) {
    for (const one of calls.filter((each) => each.operation === operation))
      for (const id of ids.filter((_, index) => (index + at) % parts === 0)) {
        const variables = one.free?.(world.free) ?? one.variables(world.north.classes[0]);
        await call(`${operation} ${one.about ?? ''} ${id}`, operation, withId(variables, id));
      }
  }
  for (const operation of ['freeCourseBenchmarks', 'freeLessons']) await call(operation, operation, {});
  for (let round = 0; round < rounds; round++) {
    const level = round % 5 || null;
    const name = `sitting ${round}`;
    const begun = (await call(name, 'freeBenchmark', {
      courseId: world.free.course_id,
      level,
      browser: `${round}`,
    })) as Begun | null;
    const answers = await answersTo(begun?.questions ?? [], round);
    const also = graded.slice(round, round + 1).map((question_id) => ({ question_id, answer: null, seconds_spent: 1 }));
    const ticket = begun?.ticket ?? '';
    await call(`${name} comes to`, 'freeBenchmarkResult', { ticket, answers });
    await call(`${name} with another question`, 'freeBenchmarkResult', { ticket, answers: [...answers, ...also] });
    const id = [world.free.study_project_id, world.free.finished_project_id][round % 2];
    const project = (await call(`project ${round}`, 'freeStudyProject', { id })) as Begun | null;
    for (const { question_id, answer } of await answersTo(project?.questions ?? [], round)) {
      const data = { ticket: project?.ticket, question_id, answer, seconds_spent: 1 };
      const checked = await call(`project ${round} ${question_id}`, 'checkFreeAnswer', { data });
      const { resources_ticket = null } = (checked ?? {}) as { resources_ticket?: string | null };
      for (const questionId of [question_id, ...graded.slice(round, round + 2)])
        await call(`help ${round} ${question_id} ${questionId}`, 'questionResources', {
          questionId,
          ticket: resources_ticket,
        });
    }
  }
  for (const { id } of await server.db.selectFrom('media').select('id').execute()) {
    const { statusCode, body } = await server.app.inject({ url: `/media/${id}` });
    replies.set(`file ${id}`, [`${statusCode}`, body]);
  }
  return { replies, text: texts.join('\n') };
}

/** Answers to most of what is asked, right and wrong; the same for the same question in the same round. */
async function answersTo(questions: readonly Asked[], round: number) {
  const asked = questions.map(({ question }) => question).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const random = seededRandom(inject('seed') + round);
  const answers = [];
  for (const question of asked) {
    const drawn = random();
    const answer = drawn < 0.5 ? await rightAnswer(server.db, question) : await wrongAnswer(server.db, question);
    if (drawn < 0.9) answers.push({ question_id: question.id, answer, seconds_spent: 1 });
  }
  return answers;
}

/** What is new each time: the attempt, its ticket, its time, and the letters of a matching question in a project. */
const drawnAnew = ['ticket', 'resources_ticket', 'deadline', 'server_time', 'letter', 'order', 'requestId'];

/** All values of a reply with their fields, in no order. */
function linesOf(value: unknown, field = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => linesOf(item, field)).toSorted();
  // What a learner entered for a concept is the letter of a description, which is drawn anew too.
  if (typeof value === 'string' && /^[A-Z]$/.test(value)) return [];
  if (typeof value !== 'object' || value === null) return [`${field}: ${String(value)}`];
  const carriesAttempt = 'ticket' in value || 'by_lesson' in value;
  return Object.entries(value)
    .filter(([name]) => !drawnAnew.includes(name) && !(carriesAttempt && name === 'id'))
    .flatMap(([name, inner]) => linesOf(inner, name))
    .toSorted();
}

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

/** The variables of a call with another id in place of each that it names. */
function withId(variables: Record<string, unknown>, id: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => {
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return [name, withId(value as Record<string, unknown>, id)];
      return [name, /(^id|Id|_id)$/.test(name) && typeof value === 'string' ? id : value];
    }),
  );
}

/** What is in one reply and not in the other, by the call. */
function differing(one: Map<string, string[]>, other: Map<string, string[]>) {
  return [...one].flatMap(([name, lines]) => {
    const others = other.get(name) ?? [];
    const [gone, come] = [
      lines.filter((line) => !others.includes(line)),
      others.filter((line) => !lines.includes(line)),
    ];
    return lines.join() === others.join() ? [] : [{ name, gone, come }];
  });
}

describe('somebody without an account, where every level has five free samples (T46)', () => {
  it(
    'gets the same from all that visitors may call, whatever the keys of the questions of groups are',
    async () => {
      const before = await takeEverything();
      await changeKeys();
      const after = await takeEverything();
      console.info(`${2 * before.replies.size} replies to ${open.length} operations, and files`);
      expect(before.replies.size).toBeGreaterThan(300);
      expect(differing(before.replies, after.replies)).toEqual([]);
      expect(graded.filter((id) => `${before.text}${after.text}`.includes(id))).toEqual([]);
      const named = calls.map(({ operation }) => operation);
      expect(swept.filter((operation) => !named.includes(operation))).toEqual([]);
    },
    longTest,
  );

  it('is asked questions of groups where a level has four, which this measure tells', async () => {
    const [question_id = ''] = world.free.benchmark_question_ids;
    await server.db.updateTable('questions').set({ is_free_sample: false }).where('id', '=', question_id).execute();
    const sitting = { courseId: world.free.course_id, level: 1, browser: 'another' };
    const { text } = await send(visitor, documentOf('freeBenchmark'), sitting);
    expect(graded.some((id) => text.includes(id))).toBe(true);
  });
});

/** How many calls the keys of eight questions take where there are no samples, as `docs/security.md` says. */
const callsNeeded = [
  { questions: 8, answers: 2, calls: 22 },
  { questions: 16, answers: 2, calls: 40 },
  { questions: 24, answers: 2, calls: 54 },
  { questions: 8, answers: 4, calls: 630 },
].slice(0, howMany({ sample: 3, deep: 4 }));

it.each(callsNeeded)(
  'a level of $questions questions with $answers answers each and no samples tells the keys of eight in $calls calls (T46)',
  ({ calls: needed, ...pool }) => {
    const sheets = Array.from({ length: 9 }, (_, seed) => sheetsUntilAllRight(pool, seededRandom(seed)));
    console.info(`${pool.questions} questions, ${pool.answers} answers: sheets ${sheets.join(', ')}`);
    // Each sheet is begun and given back.
    expect(2 * middle(sheets)).toBe(needed);
  },
  longTest,
);
