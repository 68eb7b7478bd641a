import { joinedSaves, type QuestionSave, type QuestionSaves } from '@lectern/domain/learning/attempt/after-save.ts';

/** What stands in a form of an author, and the version of the item that it began with; null where it makes one. */
export type Typed = { readonly base_version: number | null; readonly data: Readonly<Record<string, unknown>> };

/**
 * What is to be saved of an attempt: the question reached, null where it stays, and what changed by question id. Of a
 * form: what stands in it.
 */
export type Changes = {
  readonly index: number | null;
  readonly questions: QuestionSaves;
  readonly typed?: Typed | undefined;
};

/** No change at all. */
export const noChanges: Changes = { index: null, questions: {} };

/** The change of one question. */
export const changeOf = (questionId: string, change: QuestionSave): Changes => ({
  index: null,
  questions: { [questionId]: change },
});

export function isEmpty({ index, questions, typed }: Changes): boolean {
  return index === null && typed === undefined && Object.keys(questions).length === 0;
}

/** Earlier and later changes as one. */
export function joined(earlier: Changes, later: Changes): Changes {
  const questions = { ...earlier.questions };
  for (const [id, change] of Object.entries(later.questions)) questions[id] = joinedSaves(questions[id] ?? {}, change);
  const typed = later.typed ?? earlier.typed;
  return { index: later.index ?? earlier.index, questions, ...(typed ? { typed } : {}) };
}
