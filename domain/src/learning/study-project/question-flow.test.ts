import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterReset, isSettled, mostWrongTries, untried, type QuestionState } from '../attempt/question-state.ts';
import { afterCheck, canSaveProgress, feedbackKind, nextStep } from './question-flow.ts';

const state = (incorrect_count: number, last_result: boolean | null): QuestionState => ({
  incorrect_count,
  last_result,
});

describe('the main button', () => {
  // D1-4.30, 4.40, 4.47–4.51, T1-053–056
  it.each([
    ['untried', state(0, null), 'CHECK', 'CHECK'],
    ['correct at once', state(0, true), 'ADVANCE', 'SUBMIT'],
    ['wrong once', state(1, false), 'RESET', 'RESET'],
    ['wrong once and reset', state(1, null), 'CHECK', 'CHECK'],
    ['wrong, then correct', state(1, true), 'ADVANCE', 'SUBMIT'],
    ['wrong twice', state(2, false), 'ADVANCE', 'SUBMIT'],
    ['wrong twice, taken from a draft', state(2, null), 'ADVANCE', 'SUBMIT'],
  ])('of a question that is %s does %s, on the last one %s', (_case, question, step, onLast) => {
    expect(nextStep(question, false)).toBe(step);
    expect(nextStep(question, true)).toBe(onLast);
  });
});

describe('the feedback', () => {
  // D1-4.52
  it.each([
    ['untried', state(0, null), null, true],
    ['correct', state(0, true), 'CORRECT', true],
    ['wrong once', state(1, false), 'HINT', true],
    ['wrong once and reset', state(1, null), null, true],
    ['wrong, then correct', state(1, true), 'CORRECT', true],
    ['wrong twice', state(2, false), 'INCORRECT', false],
  ] as const)('on a question that is %s', (_case, question, kind, canSave) => {
    expect(feedbackKind(question)).toBe(kind);
    expect(canSaveProgress(question)).toBe(canSave);
  });
});

/** What a learner has done, told independently of the rules: the verdicts that counted, and whether the last was taken back. */
type Model = { verdicts: boolean[]; reset: boolean };
type Real = { state: QuestionState };

const wrongIn = ({ verdicts }: Model) => verdicts.filter((right) => !right).length;
const settledIn = (model: Model) => model.verdicts.includes(true) || wrongIn(model) === 2;

function expectedStep(model: Model, isLast: boolean): string {
  if (settledIn(model)) return isLast ? 'SUBMIT' : 'ADVANCE';
  return model.verdicts.length > 0 && !model.reset ? 'RESET' : 'CHECK';
}

describe('the question flow', () => {
  // D1-4.31–4.37, 9.04
  it('never counts more than two wrong tries, and what is settled stays as it is', () => {
    const check = (right: boolean): fc.Command<Model, Real> => ({
      check: () => true,
      toString: () => `check(${right})`,
      run: (model, real) => {
        const [before, wasSettled] = [real.state, settledIn(model)];
        if (!wasSettled) {
          model.verdicts.push(right);
          model.reset = false;
        }
        real.state = afterCheck(before, right);
        expect(real.state === before).toBe(wasSettled);
      },
    });
    const reset: fc.Command<Model, Real> = {
      check: () => true,
      toString: () => 'reset',
      run: (model, real) => {
        const before = real.state;
        real.state = afterReset(before);
        model.reset = true;
        expect(real.state.incorrect_count).toBe(before.incorrect_count);
        expect(real.state.last_result).toBe(settledIn(model) ? before.last_result : null);
      },
    };
    const press = (isLast: boolean): fc.Command<Model, Real> => ({
      check: () => true,
      toString: () => `press(${isLast})`,
      run: (model, { state: question }) => {
        expect(nextStep(question, isLast)).toBe(expectedStep(model, isLast));
        expect(question.incorrect_count).toBe(wrongIn(model));
        expect(question.incorrect_count).toBeLessThanOrEqual(mostWrongTries);
        expect(isSettled(question)).toBe(settledIn(model));
      },
    });
    const commands = fc.commands([fc.boolean().map(check), fc.constant(reset), fc.boolean().map(press)]);
    const setup = () => ({ model: { verdicts: [], reset: false }, real: { state: untried } });
    fc.assert(
      fc.property(commands, (list) => fc.modelRun(setup, list)),
      { numRuns: 1000 },
    );
  });
});
