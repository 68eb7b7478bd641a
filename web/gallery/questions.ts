import type { Answer } from '@lectern/domain/learning/question/question-types.ts';
import type { LearnerAnswer } from '@lectern/domain/learning/question/question-view.ts';
import type { LearnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';

const plain = { answer_image: null, is_correct: null, sequence: null, match: null };
const picture = (lines: string, dots: readonly (readonly [number, number])[]) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path d="${lines}" stroke="#464d5c" stroke-width="2" fill="none"/>${dots
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7" fill="#464d5c"/>`)
      .join('')}</svg>`,
  )}`;

function question(
  type: LearnerQuestion['type'],
  text: string,
  answers: Partial<LearnerAnswer>[] = [],
): LearnerQuestion {
  return {
    type,
    question: text,
    select_all: answers.filter((one) => one.is_correct).length > 1,
    answers: answers.map((one, index) => ({ ...plain, id: `a${index}`, answer: '', ...one })),
    concepts: [],
    descriptions: [],
  };
}

/** The question as it is before it is settled. */
export const unsettled = (one: LearnerQuestion): LearnerQuestion => ({
  ...one,
  answers: one.answers.map((answer) => ({ ...answer, is_correct: null, sequence: null })),
  concepts: one.concepts.map((concept) => ({ ...concept, letter: null })),
});

/** A settled example of each type, with an answer that is partly wrong. */
export const examples: readonly { name: string; question: LearnerQuestion; answer: Answer; language: string }[] = [
  {
    name: 'Multiple choice, several',
    language: 'en',
    question: question(
      'MULTIPLE_CHOICE',
      '<p>Leila wants the greenhouse vents to open by themselves when the air is too warm or too humid. Which <strong>two</strong> parts does she need first?</p>',
      [
        { answer: 'A temperature and humidity sensor', is_correct: true },
        { answer: 'A motorised actuator on the vents', is_correct: true },
        { answer: 'A second internet connection for redundancy', is_correct: false },
        { answer: 'A camera that streams to the office', is_correct: false },
      ],
    ),
    answer: { chosen: ['a0', 'a2'] },
  },
  {
    name: 'Multiple choice, one, with pictures',
    language: 'en',
    question: question('MULTIPLE_CHOICE', 'Which network goes on when one node fails?', [
      {
        answer: 'Star',
        is_correct: false,
        answer_image: picture('M80 45 30 20M80 45 130 20M80 45 30 72M80 45 130 72', [
          [80, 45],
          [30, 20],
          [130, 20],
          [30, 72],
          [130, 72],
        ]),
      },
      {
        answer: 'Mesh',
        is_correct: true,
        answer_image: picture('M40 20h80v50H40zM40 20l80 50M120 20 40 70', [
          [40, 20],
          [120, 20],
          [40, 70],
          [120, 70],
        ]),
      },
    ]),
    answer: { chosen: ['a0'] },
  },
  {
    name: 'True or false',
    language: 'en',
    question: question('TRUE_OR_FALSE', 'Are these statements true?', [
      { answer: 'A gateway can translate between two protocols.', is_correct: true },
      { answer: 'Every sensor needs its own internet address.', is_correct: false },
      { answer: 'A firmware update can close a security hole.', is_correct: true },
    ]),
    answer: { rows: { a0: true, a1: true, a2: true } },
  },
  {
    name: 'Correct or incorrect',
    language: 'en',
    question: question('CORRECT_OR_INCORRECT', 'Judge each step of the installation.', [
      { answer: 'Change the default password before connecting.', is_correct: true },
      { answer: 'Put the access point inside the metal cabinet.', is_correct: false },
      { answer: 'Label the power supply of each gateway.', is_correct: true },
    ]),
    answer: { rows: { a0: true, a1: false } },
  },
  {
    name: 'Sequence',
    language: 'en',
    question: question('SEQUENCE', 'Bring the steps into order.', [
      { answer: 'Plan what has to be measured', sequence: 1 },
      { answer: 'Install and calibrate it', sequence: 3 },
      { answer: 'Choose the sensor', sequence: 2 },
      { answer: 'Read the first week of data', sequence: 4 },
    ]),
    answer: { order: ['a0', 'a1', 'a2', 'a3'], placed: true },
  },
  {
    name: 'Matching',
    language: 'en',
    question: {
      ...question('MATCHING', 'Match each concept with the description that fits it.'),
      concepts: [
        { id: 'c0', concept: 'Sensor', letter: 'B' },
        { id: 'c1', concept: 'Actuator', letter: 'D' },
        { id: 'c2', concept: 'Gateway', letter: 'E' },
        { id: 'c3', concept: 'Latency', letter: 'C' },
        { id: 'c4', concept: 'Bandwidth', letter: 'A' },
      ],
      descriptions: [
        { letter: 'A', description: 'The amount of data that can be carried each second' },
        { letter: 'B', description: 'Measures a physical quantity and turns it into a signal' },
        { letter: 'C', description: 'The delay between sending a request and receiving the reply' },
        { letter: 'D', description: 'Turns a signal into movement, heat or light' },
        {
          letter: 'E',
          description: 'Joins the local device network to the internet and translates between protocols',
        },
      ],
    },
    answer: { letters: { c0: 'B', c1: 'E', c4: 'A', c2: 'D' } },
  },
  {
    name: 'Matching in Arabic',
    language: 'ar',
    question: {
      ...question('MATCHING', 'صِل كل مفهوم بالوصف الذي ينطبق عليه.'),
      concepts: [
        { id: 'c0', concept: 'المستشعر', letter: 'B' },
        { id: 'c1', concept: 'المشغّل', letter: 'C' },
        { id: 'c2', concept: 'عرض النطاق', letter: 'A' },
      ],
      descriptions: [
        { letter: 'A', description: 'كمية البيانات التي يمكن نقلها في الثانية' },
        { letter: 'B', description: 'يقيس كمية مادية ويحوّلها إلى إشارة' },
        { letter: 'C', description: 'يحوّل الإشارة إلى حركة أو حرارة أو ضوء' },
      ],
    },
    answer: { letters: { c0: 'B' } },
  },
];
