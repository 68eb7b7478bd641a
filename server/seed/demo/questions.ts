import { speakOfEachOther } from '@lectern/domain/learning/question/multiple-choice/speak-of-each-other.ts';
import type { AnswerSpec, QuestionSpec } from '../question.ts';
import type { BenchmarkQuestionData, MaterialRef, TaskData } from './course-data.ts';

/** A choice that is correct, or a statement that is true. */
export const yes = (answer: string, answer_image?: string): AnswerSpec => answerOf(answer, true, answer_image);

/** A choice that is not correct, or a statement that is false. */
export const no = (answer: string, answer_image?: string): AnswerSpec => answerOf(answer, false, answer_image);

/** A concept with the description that fits it. */
export const pair = (answer: string, match: string): AnswerSpec => ({ answer, match });

/** A description that fits no concept. */
export const distractor = (match: string): AnswerSpec => ({ answer: '', match });

const answerOf = (answer: string, is_correct: boolean, answer_image?: string): AnswerSpec => ({
  answer,
  is_correct,
  ...(answer_image ? { answer_image } : {}),
});

/** A question with one or several correct choices. */
export function choice(question: string, ...answers: AnswerSpec[]): QuestionSpec {
  if (speakOfEachOther(answers.map(({ answer }) => answer)))
    return { ...ask('MULTIPLE_CHOICE', question, answers), keeps_order: true };
  // Authors like to put the right choice second; each question turns its choices by as much as its own text says.
  let turn = 7;
  for (const letter of question) turn = (turn * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  turn %= answers.length;
  return ask('MULTIPLE_CHOICE', question, [...answers.slice(turn), ...answers.slice(0, turn)]);
}

/** A question with statements that are true or false. */
export const trueOrFalse = (question: string, ...answers: AnswerSpec[]) => ask('TRUE_OR_FALSE', question, answers);

/** A question with actions that are correct or incorrect. */
export const correctOrIncorrect = (question: string, ...answers: AnswerSpec[]) =>
  ask('CORRECT_OR_INCORRECT', question, answers);

/** A question whose items are given in their right order. */
export const sequence = (question: string, ...items: string[]) =>
  ask(
    'SEQUENCE',
    question,
    items.map((answer) => ({ answer })),
  );

/** A question that matches concepts with descriptions. */
export const matching = (question: string, ...answers: AnswerSpec[]) => ask('MATCHING', question, answers);

const ask = (type: QuestionSpec['type'], question: string, answers: readonly AnswerSpec[]): QuestionSpec => ({
  type,
  question: paragraph(question),
  answers,
});

/** Plain text becomes one paragraph; HTML stays as it is. */
const paragraph = (text: string): string => (text.startsWith('<') ? text : `<p>${text}</p>`);

type Feedback = {
  /** Shown after a correct try. */
  readonly correct: string;
  /** The hint after the first wrong try: it leads, it does not tell. */
  readonly first: string;
  /** Shown with the answer after the second wrong try. */
  readonly second: string;
  readonly hint?: MaterialRef;
  readonly reveal?: MaterialRef;
};

/** Makes a question one of a study project. */
export function withFeedback(question: QuestionSpec, feedback: Feedback): TaskData {
  const { correct, first, second, ...resources } = feedback;
  return {
    ...question,
    correct_msg: paragraph(correct),
    incorrect_msg: paragraph(first),
    incorrect_msg_two: paragraph(second),
    ...resources,
  };
}

/** Makes a question one of a benchmark. */
export const of = (lesson: string | null, question: QuestionSpec): BenchmarkQuestionData => ({ ...question, lesson });
