import { emptyAnswer, parseAnswer, submittedAnswer } from '@lectern/domain/question/answer.ts';
import type { Answer } from '@lectern/domain/question/question-types.ts';
import { isAnswered } from '@lectern/domain/question/answered.ts';
import { untouched, type QuestionProgress } from '@lectern/domain/attempt/question-progress.ts';
import { earnedIn, nothingEarned } from '@lectern/domain/attempt/earned.ts';
import { isRight } from '@lectern/domain/question/grade.ts';
import { learnerQuestion } from '@lectern/domain/question/learner-question.ts';
import { present, presentAgain } from '@lectern/domain/question/present.ts';
import type { QuestionContent } from '@lectern/domain/question/question.ts';
import { afterCheck } from '@lectern/domain/study-project/question-flow.ts';
import { afterReset, isSettled } from '@lectern/domain/attempt/question-state.ts';
import { resumeIndex } from '@lectern/domain/attempt/resume-index.ts';
import { GraphQLError } from 'graphql';
import { refuse } from '../school.ts';

/** A question as an attempt asks it. */
export type Asked = {
  readonly id: string;
  readonly content: QuestionContent;
  readonly level: number;
  readonly lesson: string;
  readonly order: readonly string[];
};

/** An attempt as the server keeps it. */
export type AttemptModel = {
  readonly id: string;
  readonly type: 'STUDY_PROJECT' | 'BENCHMARK' | 'SUMMARY';
  readonly level: number | null;
  readonly asked: readonly Asked[];
  progress: Record<string, QuestionProgress>;
  index: number;
  revision: number;
  over: boolean;
  byTimer: boolean;
  readonly startedAt: number;
  endedAt: number | null;
  readonly timeLimit: number | null;
};

let seed = 1;

/** Numbers that look random and are the same in each run. */
const varied = () => {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
};

/** Freezes questions for an attempt; `lessons` names their lessons in the same order, `lesson` is that of the others. */
export const ask = (
  contents: readonly QuestionContent[],
  level = 1,
  lessons: readonly string[] = [],
  lesson = 'Networks',
): Asked[] =>
  contents.map((content, index) => ({
    id: `question-${level}-${index}`,
    content,
    level,
    lesson: lessons[index] ?? lesson,
    order: present(content, varied).order,
  }));

/** Begins an attempt: its clock runs from now on. */
export function beginAttempt(
  { attempts, time }: { readonly attempts: AttemptModel[]; readonly time: number },
  begun: Pick<AttemptModel, 'type' | 'level' | 'asked' | 'timeLimit'>,
): AttemptModel {
  const empty = { progress: {}, index: 0, revision: 0, over: false, byTimer: false, endedAt: null };
  const attempt: AttemptModel = { ...empty, ...begun, id: crypto.randomUUID(), startedAt: time };
  attempts.push(attempt);
  return attempt;
}

/** Another tab or device was first: its revision comes along. */
export function refuseStale(attempt: AttemptModel, revision: number | null | undefined): void {
  if (revision == null || revision === attempt.revision) return;
  throw new GraphQLError('Changed.', { extensions: { code: 'CONFLICT', revision: attempt.revision } });
}

const stateOf = (attempt: AttemptModel, id: string): QuestionProgress => attempt.progress[id] ?? untouched;
const askedIn = (attempt: AttemptModel, id: string): Asked =>
  attempt.asked.find((one) => one.id === id) ?? refuse('INVALID', 'A question does not belong to this attempt.');

/** What a draft says of a question. */
export type Given = {
  readonly answer?: unknown;
  readonly seconds?: number | null | undefined;
  readonly reset?: boolean;
};

/** Takes a draft in, as the server does: settled and tried questions keep their answers. */
export function saveDraft(attempt: AttemptModel, given: Record<string, Given>, index: number | null): void {
  for (const [id, change] of Object.entries(given)) {
    const before = stateOf(attempt, id);
    const state = change.reset ? afterReset(before) : before;
    const seconds = Math.max(before.seconds, change.seconds ?? 0);
    const answer = change.answer == null ? before.answer : parsed(askedIn(attempt, id), change.answer);
    const locked = before.last_result !== null && state.last_result !== null;
    attempt.progress[id] = locked ? { ...before, seconds } : { ...before, ...state, answer, seconds };
  }
  attempt.index = resumeIndex(index ?? attempt.index, attempt.asked.length);
  attempt.revision += 1;
}

/** Grades one try. */
export function tryAnswer(attempt: AttemptModel, id: string, given: unknown): QuestionProgress {
  const { content, order } = askedIn(attempt, id);
  const before = stateOf(attempt, id);
  if (isSettled(before)) refuse('QUESTION_SETTLED', 'This question is settled. Continue to the next one.');
  const answer = given == null ? emptyAnswer(content.type, order) : parsed(askedIn(attempt, id), given);
  const placed = submittedAnswer(content.type, answer);
  if (!isAnswered(learnerQuestion(content, { order }, false), placed)) refuse('NOT_ANSWERED', 'Answer the question.');
  const state = afterCheck(before, isRight(content, { order }, placed));
  const again = isSettled(state) ? null : presentAgain(content, varied, placed);
  const retry_order = again?.order ?? before.retry_order;
  attempt.progress[id] = { ...before, ...state, answer: placed, retry_order };
  attempt.revision += 1;
  return attempt.progress[id];
}

/** Ends an attempt; a sitting is graded now. */
export function submit(attempt: AttemptModel, now: number, byTimer: boolean): void {
  if (attempt.type !== 'STUDY_PROJECT') {
    for (const { id, content, order } of attempt.asked) {
      const before = stateOf(attempt, id);
      const right = before.answer !== null && isRight(content, { order }, before.answer);
      attempt.progress[id] = { ...before, last_result: right, incorrect_count: right ? 0 : 1 };
    }
  }
  Object.assign(attempt, { over: true, byTimer, endedAt: now, revision: attempt.revision + 1 });
}

function parsed(asked: Asked, given: unknown): Answer {
  return (
    parseAnswer(asked.content.type, given) ?? refuse('INVALID', 'An answer does not have the shape of its question.')
  );
}

/** The questions as the learner may see them; `reveals` opens the key of a sitting. */
export function shownQuestions(attempt: AttemptModel, helps: boolean, reveals = attempt.over) {
  return attempt.asked.map(({ id, content, level, lesson, order }) => {
    const progress = stateOf(attempt, id);
    const sitting = attempt.type !== 'STUDY_PROJECT';
    const earned = sitting ? { ...nothingEarned, key: reveals } : earnedIn(progress, content);
    return {
      ...progress,
      seconds_spent: progress.seconds,
      last_result: sitting && !reveals ? null : progress.last_result,
      lesson_id: `lesson-${lesson}`,
      lesson_name: lesson,
      level,
      exercise_id: 'exercise',
      case_number: sitting ? null : 1,
      is_reinforced: !sitting && id !== attempt.asked[0]?.id,
      question: {
        id,
        ...learnerQuestion(content, { order }, earned.key),
        ...earned,
        hint: helps && earned.hint && !sitting ? 'page' : null,
        reveal: helps && earned.key && !sitting ? 'page' : null,
      },
    };
  });
}
