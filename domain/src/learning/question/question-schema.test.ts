import { describe, expect, it } from 'vitest';
import { checkInput } from '../../check-input.ts';
import { caseQuestionSchema, questionSchema } from './question-schema.ts';
import type { QuestionType } from './question-types.ts';

const image = '/media/1';
const feedback = { correct_msg: '<p>Yes</p>', incorrect_msg: '<p>Hint</p>', incorrect_msg_two: '<p>No</p>' };
const draft = (type: string, answers: unknown, more: object = {}) => ({
  type,
  question: '<p>Which part turns a signal into movement?</p>',
  answers,
  ...more,
});
const list = (count: number, one: (index: number) => object) => Array.from({ length: count }, (_, index) => one(index));

/** What an author is told: the code and the place of each issue. */
const issuesOf = (schema: typeof questionSchema, value: unknown) =>
  checkInput(schema, value).issues?.map(({ code, field }) => `${code} ${field}`) ?? [];

describe('the answers of a question', () => {
  it.each<[string, QuestionType, object[], string[]]>([
    ['a choice', 'MULTIPLE_CHOICE', [{ answer: 'a', is_correct: true }, { answer: 'b' }], []],
    [
      'a choice of pictures',
      'MULTIPLE_CHOICE',
      list(2, () => ({ answer: '', answer_image: image, is_correct: true })),
      [],
    ],
    [
      'a choice without a correct answer',
      'MULTIPLE_CHOICE',
      [{ answer: 'a' }, { answer: 'b' }],
      ['NO_CORRECT_ANSWER answers'],
    ],
    ['a choice of one answer', 'MULTIPLE_CHOICE', [{ answer: 'a', is_correct: true }], ['TOO_FEW answers']],
    [
      'a choice of 101 answers',
      'MULTIPLE_CHOICE',
      list(101, (n) => ({ answer: `${n}`, is_correct: true })),
      ['TOO_MANY answers'],
    ],
    [
      'a choice with an empty answer',
      'MULTIPLE_CHOICE',
      [{ answer: 'a', is_correct: true }, { answer: '<p> </p>' }],
      ['REQUIRED answers.1.answer'],
    ],
    ['rows that are all false', 'TRUE_OR_FALSE', [{ answer: 'a', is_correct: false }, { answer: 'b' }], []],
    [
      'rows with texts for booleans',
      'CORRECT_OR_INCORRECT',
      [
        { answer: 'a', is_correct: 'true' },
        { answer: 'b', is_correct: 'false' },
      ],
      [],
    ],
    ['one row', 'TRUE_OR_FALSE', [{ answer: 'a', is_correct: true }], ['TOO_FEW answers']],
    ['an empty row', 'CORRECT_OR_INCORRECT', [{ answer: 'a' }, { answer: '&nbsp;' }], ['REQUIRED answers.1.answer']],
    [
      'a sequence',
      'SEQUENCE',
      [
        { answer: 'a', sequence: 9 },
        { answer: 'b', sequence: 4 },
        { answer: 'c', sequence: 6 },
      ],
      [],
    ],
    ['a sequence without numbers', 'SEQUENCE', [{ answer: 'a' }, { answer: 'b' }, { answer: 'c' }], []],
    [
      'a sequence with two items alike among others',
      'SEQUENCE',
      [{ answer: 'a' }, { answer: 'b' }, { answer: 'a' }],
      [],
    ],
    [
      'a sequence of pictures',
      'SEQUENCE',
      [
        { answer: '', answer_image: image },
        { answer: '', answer_image: '/media/2' },
        { answer: '', answer_image: '/media/3' },
      ],
      [],
    ],
    [
      'a sequence that reads the same in any order',
      'SEQUENCE',
      [{ answer: 'a' }, { answer: 'a' }, { answer: 'a' }],
      ['ITEMS_ALIKE answers'],
    ],
    [
      'a sequence with two items in one place',
      'SEQUENCE',
      [{ answer: 'a', sequence: 2 }, { answer: 'b' }, { answer: 'c' }],
      ['PLACE_TAKEN answers'],
    ],
    [
      'a sequence with a place before the first',
      'SEQUENCE',
      [{ answer: 'a', sequence: 0 }, { answer: 'b' }, { answer: 'c' }],
      ['TOO_LOW answers.0.sequence'],
    ],
    ['a sequence of a pair', 'SEQUENCE', [{ answer: 'a' }, { answer: 'b' }], ['TOO_FEW answers']],
    ['26 matching rows', 'MATCHING', list(26, (n) => ({ answer: `${n}`, match: `${n}` })), []],
    ['27 matching rows', 'MATCHING', list(27, (n) => ({ answer: `${n}`, match: `${n}` })), ['TOO_MANY answers']],
    [
      'a matching distractor',
      'MATCHING',
      [
        { answer: 'a', match: 'x' },
        { answer: '', match: 'y' },
      ],
      [],
    ],
    ['nothing but distractors', 'MATCHING', list(2, () => ({ answer: '', match: 'y' })), ['NO_CONCEPT answers']],
    [
      'a concept without a description',
      'MATCHING',
      [
        { answer: 'a', match: 'x' },
        { answer: 'b', match: '' },
      ],
      ['REQUIRED answers.1.match'],
    ],
    ['one matching row', 'MATCHING', [{ answer: 'a', match: 'x' }], ['TOO_FEW answers']],
  ])('%s', (_case, type, answers, issues) => {
    expect(issuesOf(questionSchema, draft(type, answers))).toEqual(issues);
  });

  // D2-5.93, 5.94
  it('keep what belongs to their type and nothing else', () => {
    const everything = { answer_image: '', is_correct: true, sequence: 7, match: 'x', note: 'y' };
    const answers = (type: string) =>
      questionSchema.parse(
        draft(type, [
          { answer: 'a', ...everything },
          { answer: 'b', id: 'b', match: 'z' },
          { answer: 'c', match: 'z' },
        ]),
      ).answers;
    const none = { answer_image: null, answer_image_alt: null, is_correct: null, sequence: null, match: null };
    expect(answers('MULTIPLE_CHOICE')).toEqual([
      { ...none, answer: 'a', is_correct: true },
      { ...none, id: 'b', answer: 'b', is_correct: false },
      { ...none, answer: 'c', is_correct: false },
    ]);
    expect(answers('SEQUENCE')).toEqual([
      { ...none, answer: 'a', sequence: 7 },
      { ...none, id: 'b', answer: 'b', sequence: 2 },
      { ...none, answer: 'c', sequence: 3 },
    ]);
    expect(answers('TRUE_OR_FALSE')).toEqual(answers('MULTIPLE_CHOICE'));
    expect(answers('MATCHING')).toEqual([
      { ...none, answer: 'a', match: 'x' },
      { ...none, id: 'b', answer: 'b', match: 'z' },
      { ...none, answer: 'c', match: 'z' },
    ]);
  });
});

describe('a question', () => {
  const answers = [{ answer: 'a', is_correct: true }, { answer: 'b' }];
  const choice = draft('MULTIPLE_CHOICE', answers);

  // D2-5.85, 5.86
  it('has a text', () => {
    expect(issuesOf(questionSchema, { ...choice, question: '<p><br></p>' })).toEqual(['REQUIRED question']);
    expect(issuesOf(questionSchema, { ...choice, question: '<p><img src="/media/1"></p>' })).toEqual([]);
    expect(issuesOf(questionSchema, { ...choice, question: 'x'.repeat(200_001) })).toEqual(['TOO_LONG question']);
  });

  it('is shuffled unless its author says that it keeps its order', () => {
    expect(questionSchema.parse(choice).keeps_order).toBe(false);
    expect(questionSchema.parse({ ...choice, keeps_order: null }).keeps_order).toBe(false);
    expect(caseQuestionSchema.parse({ ...choice, ...feedback, keeps_order: true }).keeps_order).toBe(true);
    expect(questionSchema.safeParse({ ...choice, keeps_order: 'yes' }).success).toBe(false);
  });

  it('has a type of the list', () => {
    expect(questionSchema.safeParse(draft('ESSAY', answers)).success).toBe(false);
    expect(questionSchema.safeParse(draft('constructor', answers)).success).toBe(false);
  });

  // D2-5.89–5.91
  it('of a benchmark needs no feedback, one of a case study needs all three messages', () => {
    expect(questionSchema.parse({ ...choice, incorrect_msg: '' })).toMatchObject({
      correct_msg: null,
      incorrect_msg: null,
      incorrect_msg_two: null,
    });
    expect(issuesOf(caseQuestionSchema, { ...choice, ...feedback })).toEqual([]);
    for (const field of Object.keys(feedback))
      expect(issuesOf(caseQuestionSchema, { ...choice, ...feedback, [field]: '<p></p>' })).toEqual([
        `REQUIRED ${field}`,
      ]);
  });
});
