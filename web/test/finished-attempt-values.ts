import { attemptOf } from './gradebook-values.ts';

/** What the server answers about a question of a finished attempt. */
const questionOf = (id: string, right: boolean | null) => ({
  answer: { chosen: [right === false ? `${id}-b` : `${id}-a`] },
  seconds_spent: 10,
  incorrect_count: 0,
  last_result: right,
  retry_order: null,
  lesson_id: 'l1',
  lesson_name: 'Networks',
  case_number: null,
  is_reinforced: false,
  question: {
    id,
    type: 'MULTIPLE_CHOICE',
    question: `<p>Which part is ${id}?</p>`,
    select_all: false,
    correct_msg: null,
    incorrect_msg: null,
    incorrect_msg_two: null,
    hint: null,
    reveal: null,
    concepts: [],
    descriptions: [],
    answers: ['a', 'b'].map((letter) => ({
      id: `${id}-${letter}`,
      answer: `Part ${letter}`,
      answer_image: null,
      is_correct: right === null ? null : letter === 'a',
      sequence: null,
      match: null,
    })),
  },
});

/** A summary that Amara has failed at first, as her instructor sees it. */
export const finishedAttemptOf = (values: Record<string, unknown> = {}) => ({
  id: attemptOf('summary-1', 1).attempt_id,
  own: false,
  user_id: 'u2',
  first_name: 'Amara',
  last_name: 'Okonkwo-Bergström',
  course_name: 'Connected Devices',
  language: 'en',
  type: 'SUMMARY',
  level: 1,
  study_project_number: null,
  title: null,
  submitted_by_timer: false,
  review: 'SHOWN',
  result: {
    percent: 33,
    corrects: 2,
    total_questions: 6,
    seconds_spent: 75,
    by_lesson: [{ lesson_id: 'l1', lesson_name: 'Networks', corrects: 2, total_questions: 6, percent: 33 }],
  },
  questions: [questionOf('q1', true), questionOf('q2', false)],
  attempts: [
    attemptOf('summary-1', 1, { corrects: 2, is_latest: false, completed_on: '2026-09-20T12:00:00.000Z' }),
    attemptOf('summary-1', 2, { corrects: 5 }),
  ],
  ...values,
});

/** The same as Amara sees it while the right answers are kept. */
export const ownAttempt = finishedAttemptOf({
  own: true,
  review: 'STILL_ASKED',
  questions: [questionOf('q1', null), questionOf('q2', null)],
});
