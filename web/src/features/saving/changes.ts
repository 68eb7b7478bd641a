import type { Answer } from '@lectern/domain/question/question-types.ts';

/** What a learner has newly done with one question. Seconds are active ones, in all; `reset` is true after Try Again. */
export type Change = { readonly answer?: Answer; readonly seconds?: number; readonly reset?: true };

/** What is to be saved of an attempt: the question reached, null where it stays, and what changed by question id. */
export type Changes = { readonly index: number | null; readonly questions: Readonly<Record<string, Change>> };

/** No change at all. */
export const noChanges: Changes = { index: null, questions: {} };

/** The change of one question. */
export const changeOf = (questionId: string, change: Change): Changes => ({
  index: null,
  questions: { [questionId]: change },
});

export function isEmpty({ index, questions }: Changes): boolean {
  return index === null && Object.keys(questions).length === 0;
}

/** Earlier and later changes as one; of the same thing the later one counts. */
export function joined(earlier: Changes, later: Changes): Changes {
  const questions = { ...earlier.questions };
  for (const [id, change] of Object.entries(later.questions)) questions[id] = { ...questions[id], ...change };
  return { index: later.index ?? earlier.index, questions };
}
