import type { NewerQuestion } from '@lectern/domain/learning/attempt/merge-saves.ts';
import { isSameAnswer } from '@lectern/domain/learning/question/answer.ts';
import type { Changes } from '../../base/saving/changes.ts';

/** How the questions of the server's newer copy stand, by id. */
export type Standing = ReadonlyMap<string, NewerQuestion>;

/** The answers of this device that came too late: an attempt that is over holds others, by question id. */
export function lateAnswers(ours: Changes, theirs: Standing): string[] {
  return Object.entries(ours.questions)
    .filter(([id, { answer }]) => {
      const final = theirs.get(id);
      return answer !== undefined && final !== undefined && !isSameAnswer(final.type, answer, final.answer);
    })
    .map(([id]) => id);
}
