import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../question/question-types.ts';
import { afterCheck } from '../study-project/question-flow.ts';
import { afterSave, joinedSaves, progressAfter, type QuestionSave } from './after-save.ts';
import { untouched, type QuestionProgress } from './question-progress.ts';
import { isSettled } from './question-state.ts';

const a: Answer = { chosen: ['a'] };
const b: Answer = { chosen: ['b'] };

describe('a save of a question', () => {
  const answered = { ...untouched, answer: a, seconds: 40 };
  const missed = { ...answered, incorrect_count: 1, last_result: false };
  const solved = { ...answered, last_result: true };
  it.each<[string, QuestionProgress, QuestionSave, Partial<QuestionProgress>]>([
    ['an answer without seconds keeps the time', answered, { answer: b }, { answer: b, seconds: 40 }],
    ['fewer seconds keep the time', answered, { answer: b, seconds: 12 }, { answer: b, seconds: 40 }],
    ['more seconds count', answered, { seconds: 41 }, { answer: a, seconds: 41 }],
    ['seconds count up to half an hour', answered, { seconds: 4000 }, { seconds: 1800 }],
    ['nothing keeps everything', answered, {}, answered],
    ['a verdict keeps its answer, but not the time', missed, { answer: b, seconds: 50 }, { ...missed, seconds: 50 }],
    [
      'Try Again takes the verdict back and the new answer in',
      missed,
      { answer: b, reset: true },
      { answer: b, incorrect_count: 1, last_result: null },
    ],
    ['a settled question stays as it is', solved, { answer: b, seconds: 90, reset: true }, solved],
  ])('%s', (_case, before, save, after) => {
    expect(afterSave(before, save)).toMatchObject(after);
  });

  it('changes the questions it names and no other', () => {
    const progress = { q1: answered, q2: missed };
    expect(progressAfter(progress, { q1: { seconds: 50 }, q3: { answer: b } })).toEqual({
      q1: { ...answered, seconds: 50 },
      q2: missed,
      q3: { ...untouched, answer: b },
    });
  });
});

const answer = fc.constantFrom('a', 'b', 'c').map((id): Answer => ({ chosen: [id] }));
const save = fc.record<QuestionSave>(
  { answer, seconds: fc.oneof(fc.nat({ max: 100 }), fc.nat({ max: 5000 })), reset: fc.constant(true) },
  { requiredKeys: [] },
);
const check = fc.boolean().map((right) => ({ right }));
const steps = fc.array(fc.oneof({ weight: 5, arbitrary: save }, { weight: 1, arbitrary: check }), { maxLength: 30 });

/** A question after one more save, or one more try. */
function step(before: QuestionProgress, one: QuestionSave | { right: boolean }): QuestionProgress {
  return 'right' in one ? { ...before, ...afterCheck(before, one.right) } : afterSave(before, one);
}

describe('whatever is saved, in whatever order', () => {
  it('active time never shrinks and is what was counted most, up to half an hour; tries never shrink', () => {
    fc.assert(
      fc.property(steps, (list) => {
        let counted = 0;
        list.reduce((before, one) => {
          const after = step(before, one);
          if (!isSettled(before) && 'seconds' in one) counted = Math.max(counted, Math.min(one.seconds ?? 0, 1800));
          expect(after.seconds).toBe(counted);
          expect(after.incorrect_count).toBeGreaterThanOrEqual(before.incorrect_count);
          return after;
        }, untouched);
      }),
    );
  });

  it('the answer is the last one given while there was no verdict', () => {
    fc.assert(
      fc.property(steps, (list) => {
        let given: Answer | null = null;
        let verdict = false;
        list.reduce((before, one) => {
          if ('right' in one) verdict = true;
          else if (one.reset && !isSettled(before)) verdict = false;
          if ('answer' in one && !verdict) given = one.answer ?? given;
          const after = step(before, one);
          expect(after.answer).toEqual(given);
          return after;
        }, untouched);
      }),
    );
  });

  it('two saves joined do what both do in turn', () => {
    fc.assert(
      fc.property(steps, save, save, (list, earlier, later) => {
        const before = list.reduce(step, untouched);
        // An answer is entered only where it is taken.
        fc.pre(!earlier.answer || before.last_result === null || earlier.reset === true);
        const inTurn = afterSave(afterSave(before, earlier), later);
        expect(afterSave(before, joinedSaves(earlier, later))).toEqual(inTurn);
      }),
    );
  });
});
