import { randomUUID } from 'node:crypto';
import { hashOf, type Item } from './items.ts';
import type { Memory, Remembered } from '../write/memory.ts';

/**
 * Gives each planned question the item it was before: the one that says the same, wherever it stood, else the one that
 * stood in its place. So a question that moves up because another went keeps its results, and so does a corrected one.
 */
export function pairQuestions(items: readonly Item[], memory: Memory): { items: Item[]; memory: Memory } {
  const quizOf = (path: string) => path.replace(/\/\d+$/, '');
  const known = Map.groupBy(
    [...memory.values()].filter(({ type, state }) => type === 'question' && state !== 'DELETED' && state !== 'GONE'),
    ({ path }) => quizOf(path),
  );
  const paired = new Map(memory);
  const result = items.map((item) => item);
  const planned = Map.groupBy(
    result.filter(({ type }) => type === 'question'),
    ({ path }) => quizOf(path),
  );
  for (const [quiz, questions] of planned) {
    const before = new Map((known.get(quiz) ?? []).map((one) => [one.path, one]));
    if (before.size === 0) continue;
    const pairs = new Map<Item, Remembered>();
    const take = (item: Item, one: Remembered | undefined) => {
      if (!one || pairs.has(item)) return;
      pairs.set(item, one);
      before.delete(one.path);
    };
    for (const item of questions)
      take(item, before.get(item.path)?.hash === hashOf(item.values) ? before.get(item.path) : undefined);
    for (const item of questions)
      take(
        item,
        [...before.values()].find(({ hash }) => hash === hashOf(item.values)),
      );
    for (const item of questions) take(item, before.get(item.path));
    for (const one of known.get(quiz) ?? []) paired.delete(one.path);
    for (const item of questions) {
      const one = pairs.get(item);
      if (one) paired.set(item.path, { ...one, path: item.path });
      // The id that stood under this path may have gone to another question.
      result[result.indexOf(item)] = { ...item, id: one?.id ?? randomUUID() };
    }
    for (const one of before.values()) {
      const path = freePath(one.path, paired);
      paired.set(path, { ...one, path });
    }
  }
  return { items: result, memory: paired };
}

/** A question that nothing was paired with keeps its own path, unless another has taken it. */
function freePath(path: string, taken: ReadonlyMap<string, unknown>): string {
  let free = path;
  for (let count = 2; taken.has(free); count++)
    free = path.replace(/\d+$/, (number) => `${number}${String(count).padStart(3, '0')}`);
  return free;
}
