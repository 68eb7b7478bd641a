import { describe, expect, test } from 'vitest';
import { benignHtml, hostileHtml } from '../../../test/hostile-html.ts';
import { questionTypeNames } from '../../learning/question/question-types.ts';
import { askedTwice, lessonsNotAsked, lessonsWithTooFew } from './check-course.ts';
import { checkQuestion, type CheckedQuestion } from './check-question.ts';
import { checkKind, checkText, internalLinksOf } from './check-text.ts';
import { isError, type FindingCode } from './finding.ts';

const answer = (text: string, values: Partial<CheckedQuestion['answers'][number]> = {}) => ({
  answer: text,
  answer_image: null,
  answer_image_alt: null,
  is_correct: false,
  match: null,
  ...values,
});
const sound: CheckedQuestion = {
  type: 'MULTIPLE_CHOICE',
  question: '<p>Which plug fits?</p>',
  correct_msg: 'Yes.',
  incorrect_msg: 'Look again.',
  incorrect_msg_two: 'The wide one.',
  answers: [answer('The wide one', { is_correct: true }), answer('The square one'), answer('The round one')],
  in_study_project: true,
  has_hint: true,
  has_lesson: true,
};
const codes = (changes: Partial<CheckedQuestion>) =>
  checkQuestion({ ...sound, ...changes }).map(({ code, field, count }) => [code, field, count]);

describe('a question', () => {
  test('that is sound has no finding', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ in_study_project: false, has_hint: false, correct_msg: null })).toEqual([]);
  });

  test.each<[FindingCode, string | null, number, Partial<CheckedQuestion>]>([
    ['NO_CORRECT_ANSWER', 'answers', 1, { answers: [answer('a'), answer('b')] }],
    ['TOO_FEW_ANSWERS', 'answers', 1, { answers: [answer('a', { is_correct: true })] }],
    ['TOO_FEW_ANSWERS', 'answers', 1, { type: 'SEQUENCE', answers: [answer('a'), answer('b')] }],
    [
      'EQUAL_ANSWERS',
      'answers',
      1,
      { answers: [answer('<b>Same</b>', { is_correct: true }), answer(' same'), answer('other')] },
    ],
    ['NO_FEEDBACK', 'incorrect_msg', 1, { incorrect_msg: '<p> </p>' }],
    ['NO_ALTERNATIVE_TEXT', 'question', 1, { question: '<p>Which?</p><img src="/media/1">' }],
    [
      'NO_ALTERNATIVE_TEXT',
      'answers',
      1,
      { answers: [answer('', { answer_image: '/media/1', is_correct: true }), answer('b')] },
    ],
    ['NO_CAPTIONS', 'correct_msg', 1, { correct_msg: '<video controls><source src="/media/1"></video>' }],
    ['SKIPPED_HEADING', 'question', 1, { question: '<h2>Plugs</h2><h4>Wide</h4><p>Which?</p>' }],
    ['NO_HINT', null, 1, { has_hint: false }],
    ['NO_LESSON', 'lesson', 1, { in_study_project: false, has_lesson: false }],
    [
      'LONGEST_ANSWER',
      'answers',
      1,
      {
        answers: [
          answer('The wide one with two slanted corners and a screw', { is_correct: true }),
          answer('The square one'),
          answer('The round one'),
        ],
      },
    ],
    ...['All of the above', 'Todas las anteriores', 'كل ما سبق', 'None of these.'].map(
      (text): [FindingCode, string, number, Partial<CheckedQuestion>] => [
        'ALL_OF_THE_ABOVE',
        'answers',
        1,
        { answers: [...sound.answers, answer(text)] },
      ],
    ),
  ])('has one finding %s at %s', (code, field, count, changes) => {
    expect(codes(changes)).toEqual([[code, field, count]]);
  });

  test.each(questionTypeNames.filter((type) => type !== 'MULTIPLE_CHOICE'))(
    'of type %s is not asked for a right answer of its own',
    (type) => {
      expect(codes({ type, answers: sound.answers.map((one) => ({ ...one, is_correct: null })) })).toEqual([]);
    },
  );
});

describe('a text', () => {
  test('that says that its picture is decorative, and has captions for its videos, has no finding', () => {
    const html = '<h2>A</h2><h3>B</h3><h2>C</h2><img src="/media/1" alt=""><video><track src="/media/2"></video>';
    expect(checkText(html, 'content')).toEqual([]);
  });

  test('of any kind is checked, and says nothing of what is not there', () => {
    for (const html of [...hostileHtml, ...benignHtml]) {
      for (const { count } of [...checkText(html, 'content'), ...checkKind(html)]) expect(count).toBeGreaterThan(0);
      for (const link of internalLinksOf(html)) expect(['LESSON', 'MEDIA']).toContain(link.to);
    }
  });

  test('names the pages and files of Lectern that it leads to, and no other site', () => {
    const html =
      '<a href="/library/e-book/safe%20accounts?page=p1">x</a><a href="/library/e-book/%">y</a>' +
      '<img src="/media/0b6f" alt="z"><a href="https://example.org/media/1">w</a><a href="/elsewhere">v</a>';
    expect(internalLinksOf(html)).toEqual([
      { to: 'LESSON', slug: 'safe accounts', page: 'p1' },
      { to: 'LESSON', slug: '%', page: null },
      { to: 'MEDIA', id: '0b6f' },
    ]);
  });

  test.each([
    ['<h2>Learn: A desk</h2><h3>What you practise</h3>', 0],
    ['<h2>Learn</h2><h2>Learn: A desk</h2>', 0],
    ['<h2>Learn: A desk</h2><h2>Apply: A desk</h2>', 1],
    ['<h1>Apply</h1><h2>A desk</h2>', 1],
    ['<h2>A desk</h2><h3>Learning by doing</h3>', 0],
  ])('%s leaves its kind open %i times', (introduction, count) => {
    expect(checkKind(introduction).map((one) => one.count)).toEqual(count > 0 ? [count] : []);
  });
});

describe('a course', () => {
  const question = (id: string, values: object = {}) => ({
    id,
    question: `Question ${id}`,
    answers: [],
    benchmark_id: 'b1',
    lesson_id: 'l1',
    ...values,
  });

  test('has a question twice where words and answers are the same in one assessment', () => {
    const same = { question: '<p>Which plug?</p>', answers: [{ answer: 'a' }, { answer: 'b' }] };
    const questions = [
      question('1', same),
      question('2', { ...same, question: 'which  plug?', answers: [{ answer: 'b' }, { answer: 'a' }] }),
      question('3', { ...same, answers: [{ answer: 'c' }] }),
      question('4', { ...same, benchmark_id: 'b2' }),
    ];
    expect([...askedTwice(questions)]).toEqual(['2']);
  });

  test('names lessons that no question of a benchmark points to', () => {
    expect(
      lessonsNotAsked(['l1', 'l2', 'l3'], [question('1'), question('2', { benchmark_id: null, lesson_id: 'l2' })]),
    ).toEqual(['l2', 'l3']);
  });

  test('counts lessons with fewer questions than a benchmark asks of each', () => {
    const questions = [
      question('1'),
      question('2'),
      question('3', { lesson_id: 'l2' }),
      question('4', { lesson_id: null }),
    ];
    const tooFew = (questions_per_lesson: number | null) =>
      lessonsWithTooFew({ id: 'b1', questions_per_lesson }, questions);
    expect([tooFew(null), tooFew(1), tooFew(2), tooFew(3)]).toEqual([0, 0, 1, 2]);
  });
});

test('errors and hints are told apart', () => {
  expect(isError({ code: 'DEAD_LINK' })).toBe(true);
  expect(isError({ code: 'NO_HINT' })).toBe(false);
});
