import type { Issue } from '../../issue.ts';
import type { FoundTask, OtherKind } from './found-question.ts';

/** What was changed in an item of a file so that it can stand here, and what of it could not come along. */
export type Remark =
  /** A lone statement became a choice of two. */
  | { readonly code: 'TRUE_FALSE_AS_CHOICE' }
  /** Only all or nothing counts here; these were the shares of the answers, in percent. */
  | { readonly code: 'WEIGHTS'; readonly weights: readonly number[] }
  /** Any of so many right answers was enough; here all of them are chosen. */
  | { readonly code: 'ANY_WAS_ENOUGH'; readonly count: number }
  /** What was said to so many single answers stands in the messages of the question. */
  | { readonly code: 'FEEDBACK_FOLDED'; readonly count: number }
  /** The answers stood within the sentence; a gap stands there now. */
  | { readonly code: 'GAP_IN_SENTENCE' }
  /** Elements of its HTML that no text has here; what they say stays, but for programs. */
  | { readonly code: 'ELEMENTS_LEFT_OUT'; readonly names: readonly string[] }
  /** No such type of question is here. */
  | { readonly code: 'NO_SUCH_TYPE'; readonly kind: FoundTask['kind'] | OtherKind }
  /** It says what no question of its type may say here: the issue that an author would read at a field. */
  | { readonly code: 'REFUSED'; readonly issue: Issue }
  /** It is written in a way that this format does not know; what stands there begins with these words. */
  | { readonly code: 'NOT_READ'; readonly near: string };

/** The codes after which nothing of the item can be asked. */
const final = new Set<Remark['code']>(['NO_SUCH_TYPE', 'REFUSED', 'NOT_READ']);

/** Whether the item cannot be used because of it. */
const isFinal = ({ code }: Remark): boolean => final.has(code);

/** What becomes of an item of a file: it says all that it said, something of it is different, or it cannot be used. */
export function fateOf(remarks: readonly Remark[]): 'KEPT' | 'CHANGED' | 'LOST' {
  if (remarks.some(isFinal)) return 'LOST';
  return remarks.length > 0 ? 'CHANGED' : 'KEPT';
}
