import { describe, expect, test } from 'vitest';
import { afterReply, secondsLeft } from './sitting-clock.ts';

const second = 1000;
const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * second).toISOString();
const said = (serverTime: number, deadline: number | null) => ({
  server_time: at(serverTime),
  deadline: deadline === null ? null : at(deadline),
});

describe('the clock of a sitting', () => {
  test.each([
    ['at once', 0, 600],
    ['after a minute', 60, 540],
    ['within a second', 0.4, 600],
    ['at the deadline', 600, 0],
    ['long after it', 9000, 0],
  ])('counts down from what the server said, whatever this page calls the time: %s', (_case, passed, left) => {
    const clock = afterReply(null, said(0, 600), 77 * second);
    expect(secondsLeft(clock, (77 + passed) * second)).toBe(left);
  });

  test('knows no time left where there is no deadline', () => {
    expect(secondsLeft(afterReply(null, said(0, null), 0), 99 * second)).toBeNull();
  });

  test('is not put back by a reply that comes late or twice', () => {
    const first = afterReply(null, said(0, 600), 0);
    const again = afterReply(first, said(0, 600), 100 * second);
    expect(secondsLeft(again, 100 * second)).toBe(500);
  });

  test('is put forward by a reply that knows better, such as after a sleep of this machine', () => {
    const first = afterReply(null, said(0, 600), 0);
    const woken = afterReply(first, said(400, 600), 10 * second);
    expect(secondsLeft(woken, 10 * second)).toBe(200);
  });

  test('takes in the minutes that were added', () => {
    const first = afterReply(null, said(0, 600), 0);
    const added = afterReply(first, said(100, 900), 100 * second);
    expect(secondsLeft(added, 100 * second)).toBe(800);
  });
});
