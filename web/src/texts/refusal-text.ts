import type { Issue, IssueCode } from '@lectern/domain/issue.ts';
import type { Texts } from './catalogues.ts';
import type { IssueText } from './issue-text.ts';
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
  const own = issue && findText(issue);
  if (own) return own;
  if (!isKnown(code)) return texts.ui.failed;
  const text = texts.refusals[code];
  return typeof text === 'function' ? text(details) : text;
}

const isKnown = (code: string): code is keyof Texts['refusals'] => code in texts.refusals;

/** What a field takes that is typed as a number, by its name. */
const numbers: Readonly<Record<string, 'enterAmount' | 'enterWholeNumber'>> = {
  price: 'enterAmount',
  group_size: 'enterWholeNumber',
  max_users: 'enterWholeNumber',
  seats: 'enterWholeNumber',
  page_number: 'enterWholeNumber',
  order_key: 'enterWholeNumber',
  display_order: 'enterWholeNumber',
  study_project_number: 'enterWholeNumber',
};

/** The sentence for what is wrong in a field. */
export function issueText(issue: Issue & { readonly field?: string }): string {
  const number = issue.code === 'WRONG_SHAPE' && issue.field !== undefined ? numbers[issue.field] : undefined;
  return number ? texts.ui[number] : (findText(issue) ?? texts.ui.failed);
}

/** What only staff can get wrong has its sentences in their areas. */
function findText<Code extends IssueCode>(issue: Issue<Code>): string | undefined {
  const all: { readonly [One in IssueCode]?: IssueText<One> } =
    issue.code in texts.issues || !('staffIssues' in texts) ? texts.issues : texts.staffIssues;
  const text: IssueText<Code> | undefined = all[issue.code];
  return typeof text === 'function' ? text(issue) : text;
}
