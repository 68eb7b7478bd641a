import type { RefusalCode } from '@lectern/domain/refusal.ts';
import type { Refused } from '../../graphql/refusal-of.ts';
import { refusalText } from '../../texts/refusal-text.ts';

/** A reply in the shape that the specification fixes for some mutations. */
type Result = { readonly success: boolean; readonly code: string | null; readonly retryAfter: number | null };

/** The "no" in such a reply, at the one field that it is about; null after success. */
export function noInResult({ success, code, retryAfter }: Result, field: string): Refused | null {
  if (success) return null;
  return { code: code as RefusalCode, text: refusalText(code ?? '', { retryAfter }), field, details: {} };
}
