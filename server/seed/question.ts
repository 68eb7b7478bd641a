import { sampleOf } from '@lectern/domain/learning/question/question-keys.ts';
import { rulesOf, type QuestionType } from '@lectern/domain/learning/question/question-types.ts';
import type { Database } from '../src/base/database/connect.ts';
import type { PlacedQuestion } from '../src/learning/question/placed-question.ts';
import { writeQuestions } from '../src/learning/question/write-question.ts';
import { seedItem } from './seed-item.ts';

/** An answer of a question to build; what is left out does not belong to its type. */
export type AnswerSpec = { id?: string; answer: string; answer_image?: string; is_correct?: boolean; match?: string };

/** A question to build. Sequences are given in their right order; without answers it gets fitting ones. */
export type QuestionSpec = {
  type: QuestionType;
  question?: string;
  keeps_order?: boolean;
  is_free_sample?: boolean;
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
  const sample = sampleOf(spec.type);
  const { answers = sample.answers, ...texts } = spec;
  return {
    ...noPlace,
    ...noMessages,
    keeps_order: false,
    question: sample.question,
    ...(place.case_study_id ? messages : {}),
    ...texts,
    ...place,
    answers: rulesOf(spec.type).authored.parse(answers),
  };
}

const noPlace = {
  benchmark_id: null,
  case_study_id: null,
  is_reinforced: false,
  is_free_sample: false,
  lesson_id: null,
  hint: null,
  reveal: null,
};
const noMessages = { correct_msg: null, incorrect_msg: null, incorrect_msg_two: null };
