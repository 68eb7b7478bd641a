import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import { chanceOf, middle } from './chance-of.ts';
import { howMany } from './deep.ts';

const timings = howMany({ sample: 5, deep: 500 });
/** The first ones find a server that has not warmed up. */
const warmUp = howMany({ sample: 1, deep: 20 });
/** How unlikely what was measured may be by chance, if both take as long; a sample says nothing about it. */
const leastChance = howMany({ sample: 0, deep: 0.01 });

/** One call of its kind that is ready to be made; it gives the reply, without what differs in each. */
type Prepare = () => Promise<() => Promise<string>>;
type Kinds = readonly [Prepare, Prepare];

/**
 * Makes two kinds of call in pairs; they have to say the same, and their times may not tell one from the other. Which comes
 * first is thrown: what the machine does every few calls would fall upon the same kind each time.
 */
export async function expectToldApartByNothing(...kinds: Kinds): Promise<void> {
  const took = await timesOf(kinds);
  const chance = chanceOf(...took);
  console.info(`${middle(took[0]).toFixed(2)} ms, ${middle(took[1]).toFixed(2)} ms, p = ${chance.toFixed(3)}`);
  expect(chance).toBeGreaterThan(leastChance);
}

/** The milliseconds by which two kinds of call may differ in the middle; a sample says nothing about it. */
const mostApart = howMany({ sample: Infinity, deep: 5 });

/** The same of calls of which one may find something to pass over: they differ by no more than the network does. */
export async function expectAsLong(what: string, ...kinds: Kinds): Promise<void> {
  const [one, other] = (await timesOf(kinds)).map(middle) as [number, number];
  console.info(`${what}: ${one.toFixed(2)} ms, ${other.toFixed(2)} ms`);
  expect(Math.abs(one - other)).toBeLessThan(mostApart);
}

/** What each call took, of two kinds that said the same. */
async function timesOf(kinds: Kinds): Promise<[number[], number[]]> {
  const took: [number[], number[]] = [[], []];
  const replies = new Set<string>();
  for (let turn = 0; turn < timings + warmUp; turn += 1) {
    for (const kind of randomInt(2) === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const call = await kinds[kind]();
      const began = performance.now();
      const reply = await call();
      if (turn >= warmUp) took[kind].push(performance.now() - began);
      replies.add(reply);
    }
  }
  expect([...replies]).toHaveLength(1);
  return took;
}
