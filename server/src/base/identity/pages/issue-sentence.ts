import type { Issue } from '@lectern/domain/issue.ts';
import { texts } from './texts/texts.ts';

/** What a person reads at a field of these pages that is not right. */
export function issueSentence(field: string, issue: Issue): string {
  const { issues, required } = texts;
  if (issue.code === 'REQUIRED' && isNamed(required, field)) return required[field];
  if (issue.code === 'TOO_LONG') return issues.TOO_LONG(issue.maximum);
  if (issue.code === 'TOO_SHORT') return issues.TOO_SHORT(issue.minimum);
  return isNamed(issues, issue.code) ? issues[issue.code] : issues.other;
}

const isNamed = <Named extends object>(named: Named, name: string): name is string & keyof Named => name in named;
