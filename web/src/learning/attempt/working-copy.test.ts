import { expect, test } from 'vitest';
import { settled, VirtualTime } from '../../../test/saving/virtual-time.ts';
import { noChanges } from '../../base/saving/changes.ts';
import { openSaveQueue } from '../../base/saving/save-queue.ts';
import type { Outcome, SavedReply, SaveRequest } from '../../base/saving/save-request.ts';
import type { PlayedAttempt } from './played-attempt.ts';
import type { PlayedQuestion } from './played-question.ts';
import { openAttempt } from './open-attempt.ts';
import { openWorkingCopy } from './working-copy.ts';

const question = (id: string, seconds: number): PlayedQuestion => ({
  id,
  question: {
    type: 'MULTIPLE_CHOICE',
    question: id,
    select_all: false,
    answers: [],
    concepts: [],
    descriptions: [],
  },
  answer: null,
  seconds,
  incorrect_count: 0,
  last_result: null,
  retry_order: null,
  lesson: null,
  case_number: null,
  is_reinforced: false,
  messages: { hint: null, correct: null, incorrect: null },
  has: { hint: false, reveal: false },
});

const attemptAt = (revision: number, ...seconds: number[]): PlayedAttempt => ({
  id: 'a',
  revision,
  index: 0,
  questions: seconds.map((one, index) => question(`q${index}`, one)),
  over: false,
});

test('the time that was spent here is sent after another device came first, and time goes on from there', async () => {
  const time = new VirtualTime();
  const sent: SaveRequest[] = [];
  const send = (request: SaveRequest): Promise<Outcome<SavedReply>> => {
    sent.push(request);
    return Promise.resolve(
      request.revision < 5
        ? { kind: 'REFUSED', code: 'CONFLICT', text: '' }
        : { kind: 'DONE', reply: { revision: request.revision + 1 } },
    );
  };
  const unsaved = { revision: 0, request: null, changes: noChanges };
  const queue = openSaveQueue(
    { type: 'BENCHMARK', group_id: 'g', course_id: 'c', name: 'Benchmark', attempt_id: 'a' },
    unsaved,
    {
      send,
      keep: async () => true,
      newKey: () => crypto.randomUUID(),
      after: time.after,
    },
  );
  const copy = openWorkingCopy(attemptAt(0, 10, 20), queue, {
    load: () => Promise.resolve(attemptAt(5, 15, 90)),
    after: time.after,
    now: () => time.now,
    inView: () => true,
    deviceTime: () => 0,
    keepLate: async () => {},
  });
  copy.subscribe(() => {});
  await time.pass(30_000);
  copy.moveTo(1);
  await settled();
  await time.pass(2000);
  expect(sent.at(-1)).toMatchObject({ revision: 5, changes: { questions: { q0: { seconds: 40 } } } });
  expect(copy.view().attempt.questions.map(({ seconds }) => seconds)).toEqual([40, 90]);
  expect(queue.status().mark).toBe('saved');
});

test('a queue that a conflict had stopped when the attempt was left goes on once it is opened again', async () => {
  const time = new VirtualTime();
  const sent: SaveRequest[] = [];
  const queue = openSaveQueue(
    { type: 'BENCHMARK', group_id: 'g', course_id: 'c', name: 'Benchmark', attempt_id: 'a' },
    { revision: 5, request: null, changes: noChanges },
    {
      send: async (request): Promise<Outcome<SavedReply>> => {
        sent.push(request);
        return request.act
          ? { kind: 'REFUSED', code: 'CONFLICT', text: '' }
          : { kind: 'DONE', reply: { revision: request.revision + 1 } };
      },
      keep: async () => true,
      newKey: () => crypto.randomUUID(),
      after: time.after,
    },
  );
  expect(await queue.act({ kind: 'SUBMIT' })).toMatchObject({ code: 'CONFLICT' });
  const copy = await openAttempt(attemptAt(5, 10, 20), queue, () => Promise.resolve(attemptAt(5, 10, 20)));
  copy?.moveTo(1);
  await settled();
  expect(sent.at(-1)).toMatchObject({ act: null, revision: 5, changes: { index: 1 } });
  expect(queue.status()).toEqual({ mark: 'saved', halt: null, act: null });
});
