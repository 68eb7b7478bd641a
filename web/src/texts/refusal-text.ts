import type { Issue, IssueCode } from '@lectern/domain/issue.ts';
import type { Texts } from './catalogues.ts';
import { texts } from './texts.ts';

/**
 * The sentence for a "no" of the server: that of its issue where it has one, else that of its code. A server that is
 * newer than this app may know codes that it does not; they get the sentence for what went wrong without a reason.
 */
export function refusalText(
  code: string,
  details: Readonly<Record<string, unknown>> = {},
  issue?: Issue | null,
): string {
  if (issue && issue.code in texts.issues) return issueText(issue);
  if (!isKnown(code)) return texts.ui.failed;
  const text = texts.refusals[code];
  return typeof text === 'function' ? text(details) : text;
}

const isKnown = (code: string): code is keyof Texts['refusals'] => code in texts.refusals;

/** The sentence for what is wrong in a field. */
export function issueText<Code extends IssueCode>(issue: Issue<Code>): string {
  const text: Texts['issues'][Code] = texts.issues[issue.code];
  return typeof text === 'function' ? text(issue) : text;
}
