import type { Answer } from '@lectern/domain/question/answer.ts';
import type { Changes } from '../saving/changes.ts';

/** The answers of this device that differ from the server's newer copy, by question id. */
export function differingAnswers(
  ours: Changes,
  theirs: ReadonlyMap<string, { readonly answer: Answer | null; readonly open: boolean }>,
): string[] {
  return Object.entries(ours.questions)
    .filter(([id, { answer }]) => {
      const newer = theirs.get(id);
      return answer !== undefined && newer?.open === true && !isSameAnswer(answer, newer.answer);
    })
    .map(([id]) => id);
}

/** What is kept of the unsaved changes when the answers to some questions shall stand. */
export function onlyAnswers(ours: Changes, questionIds: readonly string[]): Changes {
  return { index: null, questions: Object.fromEntries(questionIds.map((id) => [id, ours.questions[id] ?? {}])) };
}

/** Whether two answers to one question say the same; one in which nothing is entered says the same as none. */
export function isSameAnswer(one: Answer | null, other: Answer | null): boolean {
  return meaning(one) === meaning(other);
}

function meaning(answer: Answer | null): string {
  if (answer === null) return '';
  if ('chosen' in answer) return answer.chosen.toSorted().join(' ');
  if ('order' in answer) return answer.placed ? answer.order.join(' ') : '';
  const entries = Object.entries('rows' in answer ? answer.rows : answer.letters);
  return entries
    .map(([id, value]) => `${id}=${value}`)
    .toSorted()
    .join(' ');
}
