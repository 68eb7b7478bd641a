import { randomUUID } from 'node:crypto';
import type { QuestionType } from '@lectern/domain/question/question-types.ts';
import type { Database } from '../src/database/connect.ts';

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
  if (db.isTransaction) return writeQuestion(db, place, spec);
  return db.transaction().execute((transaction) => writeQuestion(transaction, place, spec));
}

async function writeQuestion(db: Database, place: QuestionPlace, spec: QuestionSpec): Promise<string> {
  const { question, answers } = questionRows(place, spec);
  await db.insertInto('questions').values(question).execute();
  await db.insertInto('answers').values(answers).execute();
  return question.id;
}

/** The rows of a question and of its answers, for those who write many at once. */
export function questionRows(place: QuestionPlace, spec: QuestionSpec) {
  const { answers = fitting[spec.type].answers, ...texts } = spec;
  const id = randomUUID();
  return {
    question: {
      id,
      question: fitting[spec.type].question,
      ...(place.case_study_id ? messages : {}),
      ...texts,
      ...place,
    },
    answers: answers.map((answer, index) => ({
      question_id: id,
      order_key: index,
      ...valuesOf(spec.type, answer, index),
    })),
  };
}

function valuesOf(
  type: QuestionType,
  { id, answer, answer_image, is_correct = false, match }: AnswerSpec,
  index: number,
) {
  const image = { ...(id ? { id } : {}), answer, answer_image: answer_image ?? null };
  if (type === 'SEQUENCE') return { ...image, sequence: index + 1 };
  if (type === 'MATCHING') return { ...image, match: match ?? null };
  return { ...image, is_correct };
}
