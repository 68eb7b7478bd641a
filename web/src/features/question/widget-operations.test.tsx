import { parseAnswer } from '@lectern/domain/question/answer.ts';
import type { Answer } from '@lectern/domain/question/question-types.ts';
import { unanswered } from '@lectern/domain/question/answered.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { takeAway } from '../../../test/show.tsx';
import { answerOf, questionOf, tryQuestion } from '../../../test/try-question.tsx';
import { preloadWidgets } from './question-widget.tsx';

const items = ['one', 'two', 'three', 'four'].map((id) => answerOf(id));
const matching = {
  concepts: ['one', 'two', 'three'].map((id) => ({ id, concept: id, letter: null })),
  descriptions: ['A', 'B', 'C', 'D'].map((letter) => ({ letter, description: letter.toLowerCase() })),
};
const questions: [string, Parameters<typeof questionOf>[0], Answer][] = [
  ['multiple choice', 'MULTIPLE_CHOICE', { chosen: [] }],
  ['true or false', 'TRUE_OR_FALSE', { rows: {} }],
  ['sequence', 'SEQUENCE', { order: items.map(({ id }) => id), placed: false }],
  ['matching', 'MATCHING', { letters: {} }],
];
const keys = [' ', 'Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Backspace', 'a', 'B', 'c', 'z', 'Tab'];
const operation = fc.record({ control: fc.nat(30), act: fc.constantFrom('press', ...keys) });

/** Presses a control or strikes a key on it, as far as it lets itself be used. */
function operate(place: Element, { control, act }: { control: number; act: string }): void {
  const controls = [...place.querySelectorAll<HTMLElement>('article button:enabled, article input:enabled')];
  const one = controls[control % controls.length];
  one?.focus();
  if (act === 'press') one?.click();
  else one?.dispatchEvent(new KeyboardEvent('keydown', { key: act, bubbles: true, cancelable: true }));
}

/** What no answer of its type may be, whatever was done: an order that lost an item, a letter in two places. */
function faultOf(answer: Answer): string | null {
  if (
    'order' in answer &&
    answer.order.toSorted().join() !==
      items
        .map(({ id }) => id)
        .toSorted()
        .join()
  )
    return 'lost';
  const letters = 'letters' in answer ? Object.values(answer.letters) : [];
  return new Set(letters).size < letters.length ? 'twice' : null;
}

const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));

test.each(questions)('%s: whatever is pressed and typed, the answer fits the question', async (_name, type, empty) => {
  await preloadWidgets(['SEQUENCE', 'MATCHING']);
  const question = questionOf(
    type,
    type === 'MATCHING' ? [] : items,
    type === 'MATCHING' ? matching : { select_all: true },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { maxLength: 25 }), async (operations) => {
      const { given, place } = tryQuestion(question, empty);
      await expect
        .element(page.getByRole('article').getByRole('listitem').or(page.getByRole('checkbox')).first())
        .toBeInTheDocument();
      for (const one of operations) {
        operate(place, one);
        await painted();
        expect(parseAnswer(type, given.answer)).toEqual(given.answer);
        expect(unanswered(question, given.answer)).toBeGreaterThanOrEqual(0);
      }
      expect(faultOf(given.answer)).toBeNull();
      takeAway();
    }),
    { numRuns: 12 },
  );
});
