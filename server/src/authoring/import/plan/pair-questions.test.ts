import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashOf, type Item } from './items.ts';
import type { Remembered } from '../write/memory.ts';
import { pairQuestions } from './pair-questions.ts';

const values = (question: string) => ({
  benchmark_id: 'b',
  case_study_id: null,
  lesson_id: 'l',
  question,
  correct_msg: null,
  incorrect_msg: null,
  incorrect_msg_two: null,
  answers: [],
  hint_page_id: null,
  reveal_card_id: null,
});

const item = (question: string, index: number): Item => ({
  type: 'question',
  path: `en/lesson/soil/pre/${index + 1}`,
  id: `old-${index + 1}`,
  lesson: 1,
  title: question,
  order: index + 1,
  read_from: null,
  values: values(question),
});

const remembered = (question: string, index: number): Remembered => ({
  read_from: null,
  path: `en/lesson/soil/pre/${index + 1}`,
  type: 'question',
  id: `old-${index + 1}`,
  hash: hashOf(values(question)),
  state: 'AS_IMPORTED',
  order: index + 1,
});

const texts = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), { maxLength: 6 });

it('gives each question one item, and a question that still says the same its own', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const memory = new Map(before.map(remembered).map((one) => [one.path, one]));
      const { items, memory: paired } = pairQuestions(after.map(item), memory);
      expect(new Set(items.map(({ id }) => id)).size).toBe(after.length);
      const stayed = before.filter((text) => after.includes(text));
      expect(stayed.map((text) => items.find(({ title }) => title === text)?.id)).toEqual(
        stayed.map((text) => `old-${before.indexOf(text) + 1}`),
      );
      // Nothing is forgotten: what no question took is still remembered, so that it can be removed.
      expect([...paired.values()].map(({ id }) => id).toSorted()).toEqual(
        before.map((_text, index) => `old-${index + 1}`).toSorted(),
      );
      for (const [path, one] of paired) expect(one.path).toBe(path);
    }),
  );
});

it('takes a corrected question in its old place for the same question', () => {
  const memory = new Map(['a', 'b'].map(remembered).map((one) => [one.path, one]));
  const { items } = pairQuestions(['a', 'B, corrected'].map(item), memory);
  expect(items.map(({ id }) => id)).toEqual(['old-1', 'old-2']);
});
