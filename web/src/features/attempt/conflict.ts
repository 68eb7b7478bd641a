import { isSameAnswer } from '@lectern/domain/question/answer.ts';
import type { Answer, QuestionType } from '@lectern/domain/question/question-types.ts';
import type { Changes } from '../saving/changes.ts';

/** How the questions of the server's newer copy stand, by id. */
export type Standing = ReadonlyMap<
  string,
  { readonly type: QuestionType; readonly answer: Answer | null; readonly seconds: number; readonly open: boolean }
>;

/** The answers of this device that differ from the server's newer copy, by question id. */
export function differingAnswers(ours: Changes, theirs: Standing): string[] {
  return Object.entries(ours.questions)
    .filter(([id, { answer }]) => {
      const newer = theirs.get(id);
      return answer !== undefined && newer?.open === true && !isSameAnswer(newer.type, answer, newer.answer);
    })
    .map(([id]) => id);
}

/** The answers of this device that came too late: an attempt that is over holds others, by question id. */
export function lateAnswers(ours: Changes, theirs: Standing): string[] {
  return Object.entries(ours.questions)
    .filter(([id, { answer }]) => {
      const final = theirs.get(id);
      return answer !== undefined && final !== undefined && !isSameAnswer(final.type, answer, final.answer);
    })
    .map(([id]) => id);
}

/** The active time of this device that the newer copy does not know; whoever's answers stand, it was spent. */
export function onlyTime(ours: Changes, theirs: Standing): Changes {
  const ahead = Object.entries(ours.questions).flatMap(([id, { seconds = 0 }]) =>
    seconds > (theirs.get(id)?.seconds ?? seconds) ? [[id, { seconds }] as const] : [],
  );
  return { index: null, questions: Object.fromEntries(ahead) };
}

/** What is kept of the unsaved changes when the answers to some questions shall stand. */
export function onlyAnswers(ours: Changes, questionIds: readonly string[]): Changes {
  return { index: null, questions: Object.fromEntries(questionIds.map((id) => [id, ours.questions[id] ?? {}])) };
}
