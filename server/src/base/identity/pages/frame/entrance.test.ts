// One at a time: it moves the clock.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const script = readFileSync(join(import.meta.dirname, 'entrance.js'), 'utf8');
const entrance = JSON.stringify({ code: 'the-code', partner: 'p1', group: 'g1', course: 'c1' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type HiddenFrame = { src: string; words: object; load: () => void };

/** Runs the script in a page that loads each hidden frame at once, and gives what it does, in order. */
function enter(signedIn: object): string[] {
  const done: string[] = [];
  const hiddenFrame = () => ({
    src: '',
    words: {},
    load: () => {},
    addEventListener(_event: string, load: () => void) {
      this.load = load;
    },
    get contentDocument() {
      return { querySelector: () => ({ dataset: { frame: JSON.stringify(this.words) } }) };
    },
    remove: () => {},
  });
  const append = (frame: HiddenFrame) => {
    done.push(`frame ${frame.src}`);
    if (frame.src.includes('autologin')) frame.words = signedIn;
    frame.load();
  };
  runInNewContext(script, {
    document: {
      querySelector: () => ({ dataset: { entrance } }),
      createElement: hiddenFrame,
      body: { append },
    },
    history: { replaceState: (_state: null, _title: string, address: string) => done.push(`at ${address}`) },
    location: { replace: (address: string) => done.push(`to ${address}`) },
    sessionStorage: { setItem: (_name: string, value: string) => done.push(`keeps ${value}`) },
    setTimeout,
  });
  return done;
}

// D1-2.26–2.31, 7.07, 7.08, 9.21
it('signs out, then in with the code, keeps group and course, and goes to /login a second later', async () => {
  const done = enter({ ticket: 'a-ticket' });
  const before = [
    'at /iframe/-/g1/c1?frame=p1',
    'keeps {}',
    'frame /identity/autologout?frame=p1',
    'frame /identity/autologin?ac=the-code',
    'keeps {"partner":"p1","group":"g1","course":"c1","ticket":"a-ticket"}',
  ];
  await vi.advanceTimersByTimeAsync(999);
  expect(done).toEqual(before);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual([...before, 'to /login?frame=p1']);
});

it('says at once why the code signs nobody in, and never goes to /login', async () => {
  const done = enter({ why: 'USED' });
  await vi.advanceTimersByTimeAsync(0);
  expect(done.at(-1)).toBe('to /identity/frame-ended?frame=p1&why=USED');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done.filter((one) => one.startsWith('to '))).toHaveLength(1);
});
