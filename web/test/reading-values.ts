const itemOf = (values: Record<string, unknown>) => ({
  name: null,
  published: true,
  level: null,
  number: null,
  texts: [],
  type: null,
  answers: [],
  ...values,
});

const answerOf = (answer: string, is_correct: boolean | null) => ({
  answer,
  answer_image: null,
  is_correct,
  sequence: null,
  match: null,
});

/** A course as it is read through: a benchmark, and a lesson with a page and a study project. */
export const readingOf = (values: Record<string, unknown> = {}) => ({
  id: 'c1',
  name: 'Connected Devices',
  language: 'en',
  product_id: 'p1',
  items: [
    itemOf({ kind: 'BENCHMARK', id: 'b1', in_kind: 'BENCHMARK', in_id: 'b1', level: 1, texts: ['What is known.'] }),
    itemOf({
      kind: 'QUESTION',
      id: 'q1',
      in_kind: 'BENCHMARK',
      in_id: 'b1',
      texts: ['<p>What measures the soil?</p>'],
      type: 'MULTIPLE_CHOICE',
      answers: [answerOf('A sensor', true), answerOf('A valve', false)],
    }),
    itemOf({ kind: 'LESSON', id: 'l1', in_kind: 'LESSON', in_id: 'l1', name: 'Parts of a system', published: false }),
    itemOf({
      kind: 'BOOK_PAGE',
      id: 'g1',
      in_kind: 'BOOK',
      in_id: 'o1',
      name: 'A gateway',
      published: null,
      texts: ['<p>It joins two networks.</p>'],
    }),
    itemOf({
      kind: 'STUDY_PROJECT',
      id: 's1',
      in_kind: 'STUDY_PROJECT',
      in_id: 's1',
      level: 2,
      number: 1,
      texts: ['<h2>Apply</h2><p>Set up a network.</p>'],
    }),
    itemOf({
      kind: 'QUESTION',
      id: 'q2',
      in_kind: 'STUDY_PROJECT',
      in_id: 's1',
      texts: ['<p>What is true of sensors?</p>', '<p>Yes, they do.</p>'],
      type: 'TRUE_OR_FALSE',
      answers: [answerOf('It measures', true), answerOf('It moves', false)],
    }),
  ],
  ...values,
});
