import type { Issue } from '@lectern/domain/issue.ts';
import { issueText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import type { Difference } from './use-institutions-file.ts';

type Fault = Difference['lines'][number]['faults'][number];

/** What is wrong with a cell, behind the head of its column. */
export function faultText({ column, code, limit }: Fault): string {
  const { columns, wrong, missing, fault } = texts.institutionsFile;
  const unknown: Partial<Record<string, string>> = wrong;
  const isUnknown = code === 'WRONG_SHAPE' || code === 'NOT_A_STATE';
  const own = code === 'REQUIRED' ? missing : isUnknown ? unknown[column] : undefined;
  // The server has only codes of the same list.
  const issue = { code, maximum: limit, minimum: limit } as unknown as Issue;
  return fault(columns[column], own ?? issueText(issue));
}
