import { lessonItemOf } from './curriculum-values.ts';

/** An act in the history of an item. */
export const entryOf = (number: number, values: Record<string, unknown> = {}) => ({
  number,
  version: number,
  what: 'CHANGED',
  operation: 'updateLesson',
  undoes: false,
  at: '2026-11-20T09:05:00.000Z',
  by: 'Maria Silva',
  ...values,
});

/** The history of a lesson. */
export const historyOf = (values: Record<string, unknown> = {}) => ({
  name: 'Parts of a system',
  number: null,
  language: 'en',
  version: 3,
  entries: [
    entryOf(4, { version: 3 }),
    entryOf(3, { version: 2, what: 'PUBLISHED', operation: 'publishLesson' }),
    entryOf(2),
    entryOf(1, { what: 'MADE', operation: null, by: null }),
  ],
  hasMore: false,
  cursor: null,
  ...values,
});

const named = (kind: string, id: string, name: string) => ({ kind, id, name, number: null });

/** What a lesson said at a version. */
export const versionOf = (content: Record<string, unknown> = {}, projects = ['One', 'Two', 'Three']) => ({
  version: 1,
  content: { ...lessonItemOf().content, ...content },
  names: [],
  children: [{ kind: 'STUDY_PROJECT', items: projects.map((name) => named('STUDY_PROJECT', name, name)) }],
});

/** Two versions of a question whose answers, key and text differ, in words that `say` writes. */
export const questionVersions = (say = (word: string) => word) => {
  const answer = (id: string, text: string, is_correct: boolean) => ({
    id,
    answer: `<p>${say(text)}</p>`,
    answer_image: null,
    is_correct,
    sequence: null,
    match: null,
  });
  const question = (text: string, answers: readonly object[], lesson_id: string) => ({
    version: 1,
    content: { type: 'MULTIPLE_CHOICE', question: text, answers, lesson_id, hint: null },
    names: [
      { kind: 'LESSON', id: 'l1', name: 'Sensors', number: null },
      { kind: 'LESSON', id: 'l2', name: 'Actuators', number: null },
    ],
    children: [],
  });
  return [
    question(
      `<p>${say('Which')} <strong>${say('part')}</strong> ${say('measures')}?</p>`,
      [answer('a', 'Sensor', false), answer('b', 'Motor', true)],
      'l1',
    ),
    question(
      `<p>${say('Which')} <strong>${say('part')}</strong> ${say('moves')}?</p>`,
      [answer('b', 'Motor', false), answer('a', 'Actuator', true)],
      'l2',
    ),
  ];
};

/** Something that was deleted. */
export const deletedOf = (values: Record<string, unknown> = {}) => ({
  kind: 'LESSON',
  id: 'l9',
  name: 'Soil',
  number: null,
  version: 2,
  at: '2026-11-20T09:05:00.000Z',
  by: 'Maria Silva',
  language: 'en',
  ancestors: [named('PRODUCT', 'p1', 'Digital Literacy'), named('COURSE', 'c1', 'Gardening')],
  missing: null,
  place_taken: false,
  shown: false,
  may_restore: true,
  ...values,
});
