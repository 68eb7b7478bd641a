import type { Issue, IssueCode } from '@lectern/domain/issue.ts';

/** The sentence for one thing that can be wrong in a field. */
export type IssueText<Code extends IssueCode> = string | ((issue: Issue<Code>) => string);
