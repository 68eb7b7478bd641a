import { setImmediate } from 'node:timers/promises';
import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { inTurn } from './hash-turns.ts';

/** Asks for so many turns; each notes who had it. */
const ask = (from: string, count: number, had: string[]) =>
  Array.from({ length: count }, () =>
    inTurn(from, async () => {
      await setImmediate();
      had.push(from);
    }),
  );

describe('turns to hash a password', () => {
  it('go from address to address, so that one with hundreds in line holds up nobody', async () => {
    const had: string[] = [];
    const crowd = ask('198.51.100.1', 400, had);
    const others = ['203.0.113.1', '203.0.113.2'].flatMap((from) => ask(from, 3, had));
    await Promise.all(others);
    expect(had.filter((from) => from === '198.51.100.1').length).toBeLessThan(3 * 3 + availableParallelism());
    await Promise.all(crowd);
    expect(had).toHaveLength(406);
  });

  it('are kept for others: an address that fills its share of the line is refused, the next address is not', async () => {
    const had: string[] = [];
    const replies = Promise.allSettled(ask('198.51.100.1', 900, had));
    const other = ask('203.0.113.1', 1, had);
    await Promise.all(other);
    const refused = (await replies).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(900 - 500 - availableParallelism());
    expect(refused.length).toBeLessThanOrEqual(400);
  });

  it('go on after work that failed', async () => {
    await expect(inTurn('203.0.113.1', () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
    await expect(inTurn('203.0.113.1', async () => 'done')).resolves.toBe('done');
  });
});
