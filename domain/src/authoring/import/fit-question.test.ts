import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkInput } from '../../check-input.ts';
import { questionSchema } from '../../learning/question/question-schema.ts';
import { fitQuestion } from './fit-question.ts';
import type { FoundChoice, FoundQuestion, FoundTask } from './found-question.ts';
import { fateOf } from './remark.ts';

const words = { right: 'True', wrong: 'False' };
const asked = (task: FoundTask, more: Partial<FoundQuestion> = {}): FoundQuestion => ({
  text: 'Which part measures?',
  task,
  keepsOrder: false,
  rightFeedback: null,
  wrongFeedback: null,
  feedback: null,
  ...more,
});
const choice = (text: string, weight: number, feedback: string | null = null): FoundChoice => ({
  text,
  weight,
  feedback,
});
const fit = (task: FoundTask, more: Partial<FoundQuestion> = {}) => fitQuestion(asked(task, more), words);
const marked = (answers: readonly { answer: string; is_correct: boolean | null }[] | undefined) =>
  answers?.map(({ answer, is_correct }) => `${answer}${is_correct ? ' *' : ''}`);

describe('a choice', () => {
  it('of one answer is kept as it is', () => {
    const { question, remarks } = fit({ kind: 'ONE_OF', choices: [choice('a', 0), choice('b', 100)] });
    expect([question?.type, marked(question?.answers), remarks]).toEqual(['MULTIPLE_CHOICE', ['a', 'b *'], []]);
  });

  it('counts all or nothing: what brings the most is right, and the shares are said', () => {
    const { question, remarks } = fit({
      kind: 'ONE_OF',
      choices: [choice('a', 50), choice('b', 100), choice('c', -25)],
    });
    expect(marked(question?.answers)).toEqual(['a', 'b *', 'c']);
    expect(remarks).toEqual([{ code: 'WEIGHTS', weights: [50, 100, -25] }]);
  });

  it('of several, each of which was enough, asks for all of them and says so', () => {
    const { question, remarks } = fit({
      kind: 'ONE_OF',
      choices: [choice('a', 100), choice('b', 100), choice('c', 0)],
    });
    expect(marked(question?.answers)).toEqual(['a *', 'b *', 'c']);
    expect(remarks).toEqual([{ code: 'ANY_WAS_ENOUGH', count: 2 }]);
  });

  it('of several counts each that brings something', () => {
    const task = { kind: 'SEVERAL_OF', choices: [choice('a', 50), choice('b', -100), choice('c', 50)] } as const;
    expect(marked(fit({ ...task, partial: true }).question?.answers)).toEqual(['a *', 'b', 'c *']);
    expect(fit({ ...task, partial: true }).remarks).toEqual([{ code: 'WEIGHTS', weights: [50, -100, 50] }]);
    expect(fit({ ...task, partial: false }).remarks).toEqual([]);
  });

  it('without a right answer is lost, with the issue that an author reads', () => {
    const { question, remarks } = fit({ kind: 'ONE_OF', choices: [choice('a', 0), choice('b', 0)] });
    expect(question).toBe(null);
    expect(remarks).toEqual([{ code: 'REFUSED', issue: { code: 'NO_CORRECT_ANSWER', field: 'answers' } }]);
  });

  it('names a choice that is no line of words by its letter only where that stays', () => {
    const choices = [choice('<table><tr><td>a</td></tr></table>', 0, 'No.'), choice('b', 100)];
    const said = (keepsOrder: boolean) => fit({ kind: 'ONE_OF', choices }, { keepsOrder }).question?.incorrect_msg_two;
    expect([said(true), said(false)]).toEqual(['<p>A: No.</p>', '<p>No.</p>']);
  });

  it('folds what is said to answers into the messages; the second does not tell the key', () => {
    const choices = [choice('a', 0, 'Not a.'), choice('<p>b</p>', 0, 'Nor b.'), choice('c', 100, 'Yes, c.')];
    const { question, remarks } = fit(
      { kind: 'ONE_OF', choices },
      { wrongFeedback: 'Read again.', feedback: 'See page 3.' },
    );
    expect(remarks).toEqual([{ code: 'FEEDBACK_FOLDED', count: 4 }]);
    expect([question?.correct_msg, question?.incorrect_msg, question?.incorrect_msg_two]).toEqual([
      '<p>Yes, c.</p><p>See page 3.</p>',
      '<p>Read again.</p>',
      '<p>Read again.</p><p><em>a</em>: Not a.</p><p><em>b</em>: Nor b.</p><p>See page 3.</p>',
    ]);
  });
});

it.each<[string, FoundTask, string, unknown[]]>([
  [
    'a lone statement becomes a choice of two',
    { kind: 'TRUE_OR_FALSE', right: false, rightFeedback: null, wrongFeedback: null },
    'MULTIPLE_CHOICE',
    [false, true],
  ],
  [
    'rows stay rows',
    {
      kind: 'ROWS',
      words: 'CORRECT_INCORRECT',
      rows: [
        { text: 'a', right: true },
        { text: 'b', right: false },
      ],
    },
    'CORRECT_OR_INCORRECT',
    [true, false],
  ],
  ['what is put in order', { kind: 'ORDER', items: ['a', 'b', 'c'] }, 'SEQUENCE', [1, 2, 3]],
  [
    'pairs with one description too many',
    { kind: 'PAIRS', pairs: [{ concept: 'a', description: 'x' }], distractors: ['y'] },
    'MATCHING',
    ['x', 'y'],
  ],
])('%s', (_case, task, type, keys) => {
  const { question } = fit(task);
  expect(question?.type).toBe(type);
  expect(question?.answers.map(({ is_correct, sequence, match }) => is_correct ?? sequence ?? match)).toEqual(keys);
});

it.each<[string, FoundTask, string]>([
  ['an essay', { kind: 'OTHER', other: 'ESSAY' }, 'ESSAY'],
  ['a number', { kind: 'NUMBER', accepted: [] }, 'NUMBER'],
])('%s has no type here, and says which it was', (_case, task, kind) => {
  expect(fit(task)).toEqual({ question: null, remarks: [{ code: 'NO_SUCH_TYPE', kind }] });
});

it('gives whatever it is given a question that may be written, or a reason why not', () => {
  const text = fc.oneof(fc.constantFrom('', 'a', '<p>b</p>', '<img src="x.png">'), fc.string({ maxLength: 8 }));
  const said = fc.option(text);
  const choices = fc.array(fc.record({ text, weight: fc.constantFrom(-50, 0, 50, 100), feedback: said }), {
    maxLength: 6,
  });
  const task: fc.Arbitrary<FoundTask> = fc.oneof(
    fc.record({ kind: fc.constant('ONE_OF' as const), choices }),
    fc.record({ kind: fc.constant('SEVERAL_OF' as const), choices, partial: fc.boolean() }),
    fc.record({ kind: fc.constant('ORDER' as const), items: fc.array(text, { maxLength: 5 }) }),
    fc.record({
      kind: fc.constant('PAIRS' as const),
      pairs: fc.array(fc.record({ concept: text, description: text }), { maxLength: 4 }),
      distractors: fc.array(text, { maxLength: 2 }),
    }),
  );
  fc.assert(
    fc.property(task, text, said, (drawn, question, feedback) => {
      const fitted = fitQuestion(asked(drawn, { text: question, feedback }), words);
      const mayBeWritten = fitted.question !== null && checkInput(questionSchema, fitted.question).issues === null;
      expect(fateOf(fitted.remarks) === 'LOST').toBe(!mayBeWritten);
      expect(fitted.question === null).toBe(!mayBeWritten);
    }),
  );
});
