import type { z } from 'zod/mini';
import { issueCodes, type FieldIssue, type Issue, type IssueCode } from './issue.ts';

/** Anything that checks a value as a schema of `zod` does. */
export type Schema<Output> = {
  readonly safeParse: (
    value: unknown,
  ) =>
    | { readonly success: true; readonly data: Output }
    | { readonly success: false; readonly error: { readonly issues: readonly z.core.$ZodIssue[] } };
};

/** A value in the shape its schema makes of it, or what is wrong with it. */
export type CheckedInput<Output> =
  | { readonly data: Output; readonly issues: null }
  | { readonly data: null; readonly issues: readonly [FieldIssue, ...FieldIssue[]] };

/**
 * Checks a value against a schema: what the schema makes of it, or the first issue of each wrong field in the order of
 * the schema. A check of one's own names its issue as its message: `z.refine(isDay, 'NOT_A_DAY')`, with figures in
 * `params`.
 */
export function checkInput<Output>(schema: Schema<Output>, value: unknown): CheckedInput<Output> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { data: parsed.data, issues: null };
  const byField = new Map<string, FieldIssue>();
  for (const found of parsed.error.issues) {
    const field = found.path.map(String).join('.');
    if (!byField.has(field)) byField.set(field, { ...issueOf(found, value), field });
  }
  return { data: null, issues: [...byField.values()] as [FieldIssue, ...FieldIssue[]] };
}

function issueOf(found: z.core.$ZodIssue, value: unknown): Issue {
  if (found.message in issueCodes) {
    const params = found.code === 'custom' ? found.params : {};
    return { code: found.message as IssueCode, ...params } as Issue;
  }
  if (found.code === 'too_small') return tooSmall(found.origin, Number(found.minimum));
  if (found.code === 'too_big') return tooBig(found.origin, Number(found.maximum));
  if (found.code === 'invalid_format' && found.format === 'email') return { code: 'NOT_AN_EMAIL' };
  return { code: valueAt(value, found.path) == null ? 'REQUIRED' : 'WRONG_SHAPE' };
}

function tooSmall(origin: string, minimum: number): Issue {
  if (origin === 'string') return minimum === 1 ? { code: 'REQUIRED' } : { code: 'TOO_SHORT', minimum };
  if (origin === 'array') return minimum === 1 ? { code: 'REQUIRED' } : { code: 'TOO_FEW', minimum };
  return { code: 'TOO_LOW', minimum };
}

function tooBig(origin: string, maximum: number): Issue {
  if (origin === 'string') return { code: 'TOO_LONG', maximum };
  return origin === 'array' ? { code: 'TOO_MANY', maximum } : { code: 'TOO_HIGH', maximum };
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key], value);
}
