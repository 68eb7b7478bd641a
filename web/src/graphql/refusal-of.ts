import type { Issue } from '@lectern/domain/issue.ts';
import type { RefusalCode } from '@lectern/domain/refusal.ts';
import type { CombinedError } from 'urql';
import { refusalText } from '../texts/refusal-text.ts';

/** A "no" of the server: why, in a sentence of this app to show, and the field of the form it belongs to. */
export type Refused = {
  readonly code: RefusalCode;
  readonly text: string;
  readonly field: string | null;
  /** What is wrong there, where the server said that too. */
  readonly issue?: string | undefined;
  /** What else the server sent along, such as its newer copy after a CONFLICT. */
  readonly details: Readonly<Record<string, unknown>>;
};

/** Codes of errors that are nobody's answer: a bug of the server, or a call that this app should not have made. */
const faults = new Set(['INTERNAL', 'BAD_REQUEST']);

/** Whether a "no" says nothing lasting: the same call may succeed a moment later. */
export const isPassing = (code: RefusalCode): boolean => code === 'RATE_LIMITED' || code === 'UNAVAILABLE';

/** The refusal an error carries; null without an error and where something broke or the network failed. */
export function refusalOf(error: Pick<CombinedError, 'graphQLErrors'> | undefined): Refused | null {
  for (const { extensions } of error?.graphQLErrors ?? []) {
    const { code, field, issue, ...details } = extensions;
    if (typeof code !== 'string' || faults.has(code)) continue;
    const found = issue as Issue | undefined;
    const text = refusalText(code, details, found);
    const at = typeof field === 'string' ? field : null;
    return { code: code as RefusalCode, text, field: at, issue: found?.code, details };
  }
  return null;
}
