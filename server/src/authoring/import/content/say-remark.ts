import type { Remark } from '@lectern/domain/authoring/import/remark.ts';

/** What was changed or lost, in one sentence for whoever reads a plan on the command line. */
export function sayRemark(remark: Remark): string {
  switch (remark.code) {
    case 'TRUE_FALSE_AS_CHOICE':
      return 'A statement that is true or false became a choice of two.';
    case 'WEIGHTS':
      return `Only all or nothing counts here; the answers counted ${remark.weights.join(', ')} percent.`;
    case 'ANY_WAS_ENOUGH':
      return `One of ${remark.count} right answers was enough; here all of them are chosen.`;
    case 'FEEDBACK_FOLDED':
      return `What is said to ${remark.count === 1 ? 'an answer' : `${remark.count} answers`} stands in the messages of the question.`;
    case 'GAP_IN_SENTENCE':
      return 'The answers stood within the sentence; a gap stands there now.';
    case 'ELEMENTS_LEFT_OUT':
      return `Its HTML has what no text has here, which was left out: ${remark.names.join(', ')}.`;
    case 'NO_SUCH_TYPE':
      return `There is no such type of question here (${remark.kind.toLowerCase().replaceAll('_', ' ')}).`;
    case 'REFUSED':
      return `It cannot be asked here (${remark.issue.code}).`;
    case 'NOT_READ':
      return `It could not be read; it begins with “${remark.near}”.`;
  }
}
