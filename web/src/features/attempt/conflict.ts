import { isSameAnswer } from '@lectern/domain/question/answer.ts';
import type { Answer, QuestionType } from '@lectern/domain/question/question-types.ts';
import type { Changes } from '../saving/changes.ts';

/** The answers of this device that differ from the server's newer copy, by question id. */
export function differingAnswers(
  ours: Changes,
  theirs: ReadonlyMap<string, { readonly type: QuestionType; readonly answer: Answer | null; readonly open: boolean }>,
): string[] {
  return Object.entries(ours.questions)
    .filter(([id, { answer }]) => {
      const newer = theirs.get(id);
      return answer !== undefined && newer?.open === true && !isSameAnswer(newer.type, answer, newer.answer);
    })
    .map(([id]) => id);
}

/** What is kept of the unsaved changes when the answers to some questions shall stand. */
export function onlyAnswers(ours: Changes, questionIds: readonly string[]): Changes {
  return { index: null, questions: Object.fromEntries(questionIds.map((id) => [id, ours.questions[id] ?? {}])) };
}
