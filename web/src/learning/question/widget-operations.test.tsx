import { emptyAnswer, parseAnswer } from '@lectern/domain/learning/question/answer.ts';
import { unanswered } from '@lectern/domain/learning/question/answered.ts';
import type { LearnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import { questionTypeNames, type Answer, type QuestionType } from '@lectern/domain/learning/question/question-types.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { howMany } from '../../../test/deep.ts';
import { takeAway } from '../../../test/show.tsx';
import { answerOf, questionOf, tryQuestion } from '../../../test/try-question.tsx';
import { preloadWidgets } from './question-widget.tsx';

const ids = ['one', 'two', 'three', 'four'];
const items = ids.map((id) => answerOf(id));
const concepts = ids.slice(1).map((id) => ({ id, concept: id, letter: null }));
const descriptions = ['A', 'B', 'C', 'D'].map((letter) => ({ letter, description: letter.toLowerCase() }));

const all = (place: Element, selector: string) => [...place.querySelectorAll<HTMLElement>(selector)];
const openRows = (place: Element) => all(place, 'li fieldset').filter((row) => !row.querySelector('input:checked'));

type Case = {
  readonly question: LearnerQuestion;
  /** How many parts look as if they waited for an answer. */
  readonly open: (place: Element) => number;
};
const cases: Readonly<Record<QuestionType, Case>> = {
  MULTIPLE_CHOICE: {
    question: questionOf('MULTIPLE_CHOICE', items, { select_all: true }),
    open: (place) => (place.querySelector('input:checked') ? 0 : 1),
  },
  SEQUENCE: {
    question: questionOf('SEQUENCE', items),
    open: (place) => (place.textContent.includes('This order is kept.') ? 0 : 1),
  },
  TRUE_OR_FALSE: { question: questionOf('TRUE_OR_FALSE', items), open: (place) => openRows(place).length },
  CORRECT_OR_INCORRECT: {
    question: questionOf('CORRECT_OR_INCORRECT', items),
    open: (place) => openRows(place).length,
  },
  MATCHING: {
    question: questionOf('MATCHING', [], { concepts, descriptions }),
    open: (place) => all(place, '[data-concept][aria-label$="no letter"]').length,
  },
};

const keys = [' ', 'Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Backspace', 'a', 'B', 'c', 'z', 'Tab'];
const operation = fc.record({ control: fc.nat(30), act: fc.oneof(fc.constant('press'), fc.constantFrom(...keys)) });

/** Presses a control or strikes a key on it, as far as it lets itself be used. */
function operate(place: Element, { control, act }: { control: number; act: string }): void {
  const controls = all(place, 'article button:enabled, article input:enabled');
  const one = controls[control % controls.length];
  one?.focus();
  if (act === 'press') one?.click();
  else one?.dispatchEvent(new KeyboardEvent('keydown', { key: act, bubbles: true, cancelable: true }));
}

/** What no answer of its type may be, whatever was done: an order that lost an item, a letter in two places. */
function faultOf(answer: Answer): string | null {
  if ('order' in answer && answer.order.toSorted().join() !== ids.toSorted().join()) return 'lost';
  const letters = 'letters' in answer ? Object.values(answer.letters) : [];
  return new Set(letters).size < letters.length ? 'twice' : null;
}

const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));

test.each(questionTypeNames)(
  '%s: whatever is pressed and typed, the answer fits the question and looks as it is',
  async (type) => {
    await preloadWidgets([type]);
    const { question, open } = cases[type];
    const entered = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 12, maxLength: 25 }), async (operations) => {
        const { given, place } = tryQuestion(question, emptyAnswer(type, ids));
        await expect.poll(() => all(place, 'article button, article input').length).toBeGreaterThan(0);
        for (const one of operations) {
          operate(place, one);
          await painted();
          expect(parseAnswer(type, given.answer)).toEqual(given.answer);
          expect(unanswered(question, given.answer)).toBe(open(place));
          entered.add(JSON.stringify(given.answer));
        }
        expect(faultOf(given.answer)).toBeNull();
        takeAway();
      }),
      { numRuns: howMany({ sample: 6, deep: 24 }) },
    );
    // The operations did reach the answer.
    expect(entered.size).toBeGreaterThan(3);
  },
);
