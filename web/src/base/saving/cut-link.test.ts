import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ModelServer, type ModelReply } from '../../../test/saving/model-server.ts';
import { settled, VirtualTime } from '../../../test/saving/virtual-time.ts';
import { changeOf, noChanges } from './changes.ts';
import type { Unsaved } from './queue-state.ts';
import { openSaveQueue } from './save-queue.ts';

const target = { type: 'BENCHMARK', group_id: 'g', course_id: 'c', attempt_id: 'a', name: 'n' } as const;
const questions = 30;
const cuts = 20;
const second = 1000;

/** Seconds between two answers, seconds between two cuts, and after how many answers the tab crashes. */
const anySitting = fc.record({
  thinking: fc.array(fc.integer({ min: 2, max: 60 }), { minLength: questions, maxLength: questions }),
  pauses: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: cuts, maxLength: cuts }),
  crash: fc.integer({ min: 1, max: questions - 1 }),
});

test('nothing is lost in 100 sittings of 30 questions whose link is cut 20 times for 30 s, and at a crash no more than 5 s (T11)', async () => {
  let lostAtCrash = 0;
  let refusedByLink = 0;
  await fc.assert(
    fc.asyncProperty(anySitting, async ({ thinking, pauses, crash }) => {
      const time = new VirtualTime();
      const server = new ModelServer();
      let stored: Unsaved | null = null;
      let isCut = false;
      let page = 0;
      for (let at = 0, from = 0; at < cuts; at++) {
        from += (pauses[at] ?? 1) * second;
        time.after(from, () => (isCut = true));
        from += 30 * second;
        time.after(from, () => (isCut = false));
      }
      const open = () => {
        const own = ++page;
        const left = stored;
        const queue = openSaveQueue<ModelReply>(
          target,
          { revision: server.revision, request: null, changes: noChanges },
          {
            keep: async (now) => {
              if (own === page) stored = structuredClone(now);
              return true;
            },
            after: (milliseconds, run) => time.after(milliseconds, () => own === page && run()),
            newKey: () => crypto.randomUUID(),
            send: async (request) => {
              await new Promise<void>((done) => time.after(40, done));
              if (isCut) refusedByLink += 1;
              return isCut ? { kind: 'LOST' } : server.handle(request);
            },
          },
        );
        if (left) void queue.takeOver(left);
        return queue;
      };
      let queue = open();
      const entered = new Map<string, { answer: { chosen: string[] }; at: number }>();
      for (let at = 0; at < questions; at++) {
        const answer = { chosen: [`answer ${at}`] };
        entered.set(`q${at}`, { answer, at: time.now });
        queue.change(changeOf(`q${at}`, { answer }));
        await settled();
        if (at === crash) {
          const kept = stored as Unsaved | null;
          for (const [id, one] of entered) {
            const there =
              server.answers.has(id) ||
              kept?.changes.questions[id] !== undefined ||
              kept?.request?.changes.questions[id] !== undefined;
            if (!there) lostAtCrash = Math.max(lostAtCrash, time.now - one.at);
          }
          queue = open();
          await settled();
        }
        await time.pass((thinking[at] ?? 2) * second);
      }
      await time.pass(20 * 70 * second);
      expect(await queue.flush()).toBe(true);
      for (const [id, { answer }] of entered) expect(server.answers.get(id)?.answer).toEqual(answer);
      expect(stored).toBeNull();
      expect(queue.status().mark).toBe('saved');
    }),
    { numRuns: 100 },
  );
  expect(lostAtCrash).toBeLessThanOrEqual(5 * second);
  expect(refusedByLink).toBeGreaterThan(100);
}, 60_000);
