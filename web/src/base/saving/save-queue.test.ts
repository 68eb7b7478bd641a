import { describe, expect, test } from 'vitest';
import { settled, VirtualTime } from '../../../test/saving/virtual-time.ts';
import { changeOf, noChanges, type Changes } from './changes.ts';
import type { Unsaved } from './queue-state.ts';
import { openSaveQueue } from './save-queue.ts';
import type { Outcome, SavedReply, SaveRequest } from './save-request.ts';

const target = { type: 'SUMMARY', group_id: 'g', course_id: 'c', attempt_id: 'a', name: 'n' } as const;
const chosen = (id: string): Changes => changeOf('q1', { answer: { chosen: [id] } });
const done = (revision: number): Outcome<SavedReply> => ({ kind: 'DONE', reply: { revision } });
const lost: Outcome<SavedReply> = { kind: 'LOST' };
const no = (code: string): Outcome<SavedReply> => ({ kind: 'REFUSED', code, text: `no: ${code}` });

/** A queue whose calls are answered in turn, `lost` once there are no more answers. */
function queueOn(
  answers: Outcome<SavedReply>[],
  unsaved: Unsaved = { revision: 1, request: null, changes: noChanges },
  keeps = true,
) {
  const time = new VirtualTime();
  const sent: { at: number; request: SaveRequest }[] = [];
  const kept: (Unsaved | null)[] = [];
  let keys = 0;
  const queue = openSaveQueue<SavedReply>(target, unsaved, {
    send: async (request) => {
      sent.push({ at: time.now, request });
      return answers.shift() ?? lost;
    },
    keep: async (now) => {
      kept.push(now);
      return keeps;
    },
    newKey: () => `key-${++keys}`,
    after: time.after,
  });
  return { queue, time, sent, kept };
}

describe('when it saves', () => {
  test('a change waits for a second of quiet', async () => {
    const { queue, time, sent } = queueOn([done(2)]);
    queue.change(chosen('x'));
    await time.pass(800);
    queue.change(chosen('y'));
    await time.pass(999);
    expect(sent).toEqual([]);
    expect(queue.status().mark).toBe('saving');
    await time.pass(1);
    expect(sent).toEqual([{ at: 1800, request: { key: 'key-1', revision: 1, act: null, changes: chosen('y') } }]);
    expect(queue.status().mark).toBe('saved');
    expect(queue.revision()).toBe(2);
  });

  test('changes without a pause are sent 5 seconds after the first one', async () => {
    const { queue, time, sent } = queueOn([done(2), done(3)]);
    for (let turn = 0; turn < 12; turn++) {
      queue.change(chosen(`x${turn}`));
      await time.pass(500);
    }
    expect(sent[0]?.at).toBe(5000);
  });

  test('flush sends at once and says when everything has arrived', async () => {
    const { queue, sent } = queueOn([done(2)]);
    queue.change(chosen('x'));
    expect(await queue.flush()).toBe(true);
    expect(sent).toHaveLength(1);
    expect(await queue.flush()).toBe(true);
    expect(sent).toHaveLength(1);
  });

  test('what is entered while a request is under way follows it with the new revision', async () => {
    const { queue, sent } = queueOn([done(2), done(3)]);
    queue.change(chosen('x'));
    const flushed = queue.flush();
    queue.change(chosen('y'));
    expect(await flushed).toBe(true);
    expect(sent.map(({ request }) => [request.revision, request.changes])).toEqual([
      [1, chosen('x')],
      [2, chosen('y')],
    ]);
  });
});

describe('while the server cannot be reached', () => {
  test('the same request goes out again after 1, 2, 4, 8, 15 and 15 seconds, whatever is entered meanwhile', async () => {
    const { queue, time, sent, kept } = queueOn([]);
    queue.change(chosen('x'));
    expect(await queue.flush()).toBe(false);
    queue.change(chosen('y'));
    await time.pass(45_000);
    expect(sent.map(({ at }) => at)).toEqual([0, 1000, 3000, 7000, 15_000, 30_000, 45_000]);
    expect(new Set(sent.map(({ request }) => JSON.stringify(request))).size).toBe(1);
    expect(queue.status().mark).toBe('failed');
    expect(kept.at(-1)).toMatchObject({ request: { key: 'key-1' }, changes: chosen('y') });
    expect(queue.unsaved()).toEqual(chosen('y'));
  });

  test('it waits as long as the server asks for', async () => {
    const { queue, time, sent } = queueOn([{ kind: 'LOST', retryAfter: 60 }, done(2)]);
    queue.change(chosen('x'));
    await queue.flush();
    await time.pass(59_999);
    expect(sent).toHaveLength(1);
    await time.pass(1);
    expect(queue.status().mark).toBe('saved');
  });

  test('a fault of the server is told apart from a lost line, until either has gone', async () => {
    const { queue, time } = queueOn([{ kind: 'LOST', answered: true }, lost, done(2)]);
    queue.change(chosen('x'));
    await queue.flush();
    expect(queue.status().mark).toBe('faulty');
    await time.pass(1000);
    expect(queue.status().mark).toBe('failed');
    await time.pass(2000);
    expect(queue.status().mark).toBe('saved');
  });

  test('an act stays wanted and is done once', async () => {
    const { queue, time, sent } = queueOn([lost, lost, done(2)]);
    const outcome = queue.act({ kind: 'SUBMIT' });
    await settled();
    expect(queue.status()).toMatchObject({ mark: 'failed', act: { kind: 'SUBMIT' } });
    expect(queue.act({ kind: 'SUBMIT' })).toBe(outcome);
    await time.pass(10_000);
    expect(await outcome).toEqual(done(2));
    expect(new Set(sent.map(({ request }) => request.key)).size).toBe(1);
    expect(queue.status().act).toBeNull();
  });

  test('a call that breaks counts as lost', async () => {
    const time = new VirtualTime();
    const queue = openSaveQueue<SavedReply>(
      target,
      { revision: 1, request: null, changes: chosen('x') },
      {
        send: () => Promise.reject(new Error('broken')),
        keep: async () => true,
        newKey: () => 'key',
        after: time.after,
      },
    );
    expect(await queue.flush()).toBe(false);
    expect(queue.status().mark).toBe('failed');
  });
});

describe('an act', () => {
  test('a check carries its own answer, and waits until other changes are saved', async () => {
    const { queue, sent } = queueOn([done(2), done(3), done(4)]);
    queue.change(chosen('x'));
    await queue.act({ kind: 'CHECK', question_id: 'q1' });
    expect(sent.map(({ request }) => request.act)).toEqual([{ kind: 'CHECK', question_id: 'q1' }]);
    queue.change({ index: 1, questions: {} });
    queue.change(changeOf('q2', { answer: { chosen: ['z'] } }));
    await queue.act({ kind: 'CHECK', question_id: 'q2' });
    expect(sent.slice(1).map(({ request }) => request.act)).toEqual([null, { kind: 'CHECK', question_id: 'q2' }]);
  });

  test('a submission carries everything', async () => {
    const { queue, sent } = queueOn([done(2)]);
    queue.change({ ...chosen('x'), index: 3 });
    expect(await queue.act({ kind: 'SUBMIT' })).toEqual(done(2));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.request.changes).toEqual({ ...chosen('x'), index: 3 });
  });

  test('one that is refused gives the reason, and what it carried is saved', async () => {
    const { queue, sent } = queueOn([no('QUESTION_SETTLED'), done(2)]);
    queue.change(chosen('x'));
    expect(await queue.act({ kind: 'CHECK', question_id: 'q1' })).toEqual(no('QUESTION_SETTLED'));
    await settled();
    expect(sent.map(({ request }) => request.act?.kind ?? null)).toEqual(['CHECK', null]);
    expect(queue.status()).toEqual({ mark: 'saved', halt: null, act: null });
  });
});

describe('a no of the server', () => {
  test('a conflict stops everything until it is resolved', async () => {
    const { queue, time, sent, kept } = queueOn([no('CONFLICT'), done(8)]);
    queue.change(chosen('x'));
    const checked = queue.act({ kind: 'CHECK', question_id: 'q1' });
    expect(await checked).toEqual(no('CONFLICT'));
    queue.change(changeOf('q2', { answer: { chosen: ['z'] } }));
    expect(await queue.flush()).toBe(false);
    expect(await queue.act({ kind: 'SUBMIT' })).toMatchObject({ kind: 'REFUSED', code: 'CONFLICT' });
    expect(queue.status().act).toBeNull();
    await time.pass(100_000);
    expect(sent).toHaveLength(1);
    expect(queue.status()).toMatchObject({ mark: 'failed', halt: { kind: 'CONFLICT' } });
    expect(kept.at(-1)).toMatchObject({ revision: 1, request: null });
    queue.resume(7, chosen('x'));
    await settled();
    expect(sent[1]?.request).toMatchObject({ revision: 7, changes: chosen('x'), act: null });
    expect(queue.status().mark).toBe('saved');
  });

  test('any other no is shown, and asked again after 15 seconds with a new key', async () => {
    const { queue, time, sent } = queueOn([no('GROUP_LOCKED'), done(2)]);
    queue.change(chosen('x'));
    expect(await queue.flush()).toBe(false);
    expect(queue.status()).toMatchObject({ mark: 'refused', halt: { code: 'GROUP_LOCKED', text: 'no: GROUP_LOCKED' } });
    await time.pass(15_000);
    expect(sent.map(({ request }) => request.key)).toEqual(['key-1', 'key-2']);
    expect(queue.status()).toEqual({ mark: 'saved', halt: null, act: null });
  });

  test.each(['ATTEMPT_OVER', 'TIME_OVER'])('%s is the end; what is unsaved can be forgotten', async (code) => {
    const { queue, time, sent, kept } = queueOn([no(code)]);
    queue.change(chosen('x'));
    await queue.flush();
    await time.pass(100_000);
    expect(sent).toHaveLength(1);
    queue.discard();
    expect(queue.status()).toEqual({ mark: 'saved', halt: null, act: null });
    expect(kept.at(-1)).toBeNull();
  });
});

test('nothing is kept where nothing is unsaved, even while an act is refused', async () => {
  const { queue, kept } = queueOn([no('CONFLICT')]);
  await queue.act({ kind: 'SUBMIT' });
  await queue.act({ kind: 'SUBMIT' });
  expect(kept.at(-1)).toBeNull();
});

test('what an earlier page left is sent first, with the key it had', async () => {
  const request: SaveRequest = { key: 'old', revision: 4, act: null, changes: chosen('x') };
  const { queue, sent } = queueOn([done(5), done(6)], { revision: 4, request, changes: chosen('y') });
  expect(queue.unsaved()).toEqual(chosen('y'));
  expect(await queue.flush()).toBe(true);
  expect(sent.map(({ request: { key, revision } }) => [key, revision])).toEqual([
    ['old', 4],
    ['key-1', 5],
  ]);
});
