import { joinedSaves, type QuestionSave, type QuestionSaves } from '@lectern/domain/attempt/after-save.ts';

/** What is to be saved of an attempt: the question reached, null where it stays, and what changed by question id. */
export type Changes = { readonly index: number | null; readonly questions: QuestionSaves };

/** No change at all. */
export const noChanges: Changes = { index: null, questions: {} };

/** The change of one question. */
export const changeOf = (questionId: string, change: QuestionSave): Changes => ({
  index: null,
  questions: { [questionId]: change },
});

export function isEmpty({ index, questions }: Changes): boolean {
  return index === null && Object.keys(questions).length === 0;
}

/** Earlier and later changes as one. */
export function joined(earlier: Changes, later: Changes): Changes {
  const questions = { ...earlier.questions };
  for (const [id, change] of Object.entries(later.questions)) questions[id] = joinedSaves(questions[id] ?? {}, change);
  return { index: later.index ?? earlier.index, questions };
}
