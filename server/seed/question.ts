import { noKey, type AnswerDraft } from '@lectern/domain/question/authored-answer.ts';
import type { QuestionType } from '@lectern/domain/question/question-types.ts';
import type { Database } from '../src/database/connect.ts';
import type { PlacedQuestion } from '../src/features/question/placed-question.ts';
import { writeQuestions } from '../src/features/question/write-question.ts';
import { seedItem } from './seed-item.ts';

/** An answer of a question to build; what is left out does not belong to its type. */
export type AnswerSpec = { id?: string; answer: string; answer_image?: string; is_correct?: boolean; match?: string };

/** A question to build. Sequences are given in their right order; without answers it gets fitting ones. */
export type QuestionSpec = {
  type: QuestionType;
  question?: string;
  answers?: readonly AnswerSpec[];
  correct_msg?: string;
  incorrect_msg?: string;
  incorrect_msg_two?: string;
};

/** Where a question belongs. */
export type QuestionPlace = {
  benchmark_id?: string;
  case_study_id?: string;
  is_reinforced?: boolean;
  lesson_id?: string | null;
  order_key?: number;
};

const fitting: Record<QuestionType, { question: string; answers: AnswerSpec[] }> = {
  MULTIPLE_CHOICE: {
    question: '<p>Which part turns a signal into movement?</p>',
    answers: [
      { answer: 'A sensor' },
      { answer: 'An actuator', is_correct: true },
      { answer: 'A gateway' },
      { answer: 'A battery' },
    ],
  },
  SEQUENCE: {
    question: '<p>Put the steps of a measurement in order.</p>',
    answers: [
      'Plan what has to be measured',
      'Choose the sensor',
      'Install and calibrate it',
      'Read the first week of data',
    ].map((answer) => ({ answer })),
  },
  TRUE_OR_FALSE: {
    question: '<p>Are these statements true or false?</p>',
    answers: [
      { answer: 'A gateway can translate between two protocols.', is_correct: true },
      { answer: 'Every sensor needs its own internet address.', is_correct: false },
      { answer: 'A firmware update can close a security hole.', is_correct: true },
    ],
  },
  CORRECT_OR_INCORRECT: {
    question: '<p>Is each of these steps correct?</p>',
    answers: [
      { answer: 'Change the default password before connecting.', is_correct: true },
      { answer: 'Put the access point inside the metal cabinet.', is_correct: false },
    ],
  },
  MATCHING: {
    question: '<p>Match each concept with the description that fits it.</p>',
    answers: [
      { answer: 'Sensor', match: 'Measures a physical quantity and turns it into a signal' },
      { answer: 'Actuator', match: 'Turns a signal into movement, heat or light' },
      { answer: 'Latency', match: 'The delay between sending a request and receiving the reply' },
      { answer: 'Bandwidth', match: 'The amount of data that can be carried each second' },
    ],
  },
};

const messages = {
  correct_msg: '<p>The sensor notices, the actuator acts.</p>',
  incorrect_msg: '<p>Which part has to notice the change first?</p>',
  incorrect_msg_two: '<p>A sensor measures; an actuator moves.</p>',
};

/** Writes a question with its answers, as one version, and returns its id. */
export async function buildQuestion(db: Database, place: QuestionPlace, spec: QuestionSpec): Promise<string> {
  const write = (transaction: Database) => seedItem(transaction, writeQuestions, questionOf(place, spec));
  return db.isTransaction ? write(db) : db.transaction().execute(write);
}

/** A question in the form in which it is written. */
export function questionOf(place: QuestionPlace, spec: QuestionSpec): PlacedQuestion {
  const { answers = fitting[spec.type].answers, ...texts } = spec;
  return {
    ...noPlace,
    ...noMessages,
    question: fitting[spec.type].question,
    ...(place.case_study_id ? messages : {}),
    ...texts,
    ...place,
    answers: answers.map((answer, index) => answerOf(spec.type, answer, index)),
  };
}

const noPlace = {
  benchmark_id: null,
  case_study_id: null,
  is_reinforced: false,
  lesson_id: null,
  hint: null,
  reveal: null,
};
const noMessages = { correct_msg: null, incorrect_msg: null, incorrect_msg_two: null };

function answerOf(
  type: QuestionType,
  { id, answer, answer_image, is_correct = false, match }: AnswerSpec,
  index: number,
): AnswerDraft {
  const shown = { id, answer, answer_image: answer_image ?? null, ...noKey };
  if (type === 'SEQUENCE') return { ...shown, sequence: index + 1 };
  if (type === 'MATCHING') return { ...shown, match: match ?? null };
  return { ...shown, is_correct };
}
