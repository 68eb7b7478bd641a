import { mostAnswers } from '@lectern/domain/learning/question/authored-answer.ts';
import { z } from 'zod';
import type { Notes } from '../../notes.ts';
import { storableText, type FileText } from './read-text.ts';

/** A question of a quiz file that can be asked: at least two answers, at least one of them correct. */
export type SourceQuestion = {
  readonly text: string;
  readonly options: readonly { readonly text: string; readonly correct: boolean }[];
};

/** A quiz of a quiz file. */
export type SourceQuiz = { readonly id: string; readonly title: string; readonly questions: readonly SourceQuestion[] };

/** What a quiz file holds. `title` is its own, without the word for quizzes behind the last colon. */
export type QuizFile = { readonly path: string; readonly title: string; readonly quizzes: readonly SourceQuiz[] };

const mostCharacters = 20_000;

const text = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => storableText(String(value)).trim()),
);
const fileShape = z.object({ title: z.optional(text), quizzes: z.array(z.unknown()) });
const quizShape = z.object({ id: z.optional(text), title: text, quiz: z.array(z.unknown()) });
const questionShape = z.object({ questionText: text, answerOptions: z.array(z.unknown()) });
const optionShape = z.object({ answerText: text, isCorrect: z.union([z.boolean(), text]) });

/** Reads a quiz file. A broken file gives null and one line; a broken quiz or question is left out with its line. */
export function readQuizzes(path: string, { text: content, whyNot }: FileText, notes: Notes): QuizFile | null {
  const broken = (reason: string) => {
    notes.add('QUIZ_FILE', null, path, reason);
    return null;
  };
  if (content === null) return broken(whyNot);
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch (error) {
    return broken(`is no JSON (${error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error)})`);
  }
  const file = fileShape.safeParse(Array.isArray(json) ? json[0] : json);
  if (!file.success) return broken('holds no list of quizzes');
  const quizzes = file.data.quizzes.flatMap((raw, index) => readQuiz(path, raw, index, notes) ?? []);
  return { path, title: (file.data.title ?? '').replace(/\s*[:：][^:：]*$/, ''), quizzes };
}

function readQuiz(path: string, raw: unknown, index: number, notes: Notes): SourceQuiz | null {
  const quiz = quizShape.safeParse(raw);
  if (!quiz.success) {
    notes.add('QUIZ', null, `${path}, quiz number ${index + 1}`, 'has no title or no list of questions');
    return null;
  }
  const { title, quiz: questions, id = String(index + 1) } = quiz.data;
  return {
    id,
    title,
    questions: questions.flatMap((question, at) => {
      const read = readQuestion(question);
      const subject = `${path}, quiz ${id} (“${title}”), question ${at + 1}`;
      if (typeof read === 'string') {
        notes.add('QUESTION', null, subject, read);
        return [];
      }
      const right = read.options.filter(({ correct }) => correct).length;
      if (right > 1)
        notes.add('QUESTION_ODD', null, subject, `has ${right} right answers; learners have to choose them all`);
      return read;
    }),
  };
}

/** The question, or why it cannot be asked. */
function readQuestion(raw: unknown): SourceQuestion | string {
  const question = questionShape.safeParse(raw);
  if (!question.success || question.data.questionText === '') return 'has no text or no list of answers';
  const options = question.data.answerOptions.map((option) => optionShape.safeParse(option));
  const read = options.flatMap(({ data }) =>
    data ? [{ text: data.answerText, said: String(data.isCorrect).toLowerCase() }] : [],
  );
  if (read.length < options.length || read.some((option) => option.text === '')) return 'has an answer without text';
  if (read.length < 2) return 'has fewer than two answers';
  const longest = Math.max(question.data.questionText.length, ...read.map((option) => option.text.length));
  if (longest > mostCharacters) return 'is longer than a question may be (20,000 characters)';
  if (read.length > mostAnswers) return `has more than ${mostAnswers} answers`;
  if (new Set(read.map((option) => option.text)).size < read.length) return 'has two answers that read the same';
  const odd = read.find(({ said }) => said !== 'true' && said !== 'false');
  if (!read.some(({ said }) => said === 'true')) {
    return odd
      ? `has no correct answer: it says “${odd.said}”, which is neither true nor false`
      : 'has no correct answer';
  }
  if (odd) return `says “${odd.said}” of an answer, which is neither true nor false`;
  return {
    text: question.data.questionText,
    options: read.map((option) => ({ text: option.text, correct: option.said === 'true' })),
  };
}
