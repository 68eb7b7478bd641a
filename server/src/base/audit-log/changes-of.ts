import type { AuditField } from '@lectern/domain/base/audit-log/audit-fields.ts';
import { isDeepStrictEqual } from 'node:util';

/** A value before and after an act. */
export type Change = { readonly from: unknown; readonly to: unknown };

/** Something whose every field the audit log has words for. */
type Named<Copy> = { readonly [Field in keyof Copy]: Field extends AuditField ? unknown : never };

/** What differs between two copies of something, by its fields; lists count as the same in any order. */
export function changesOf<Copy extends Named<Copy>>(before: Copy, after: Copy): { [Field in keyof Copy]?: Change } {
  const changed = Object.entries(after).flatMap(([field, to]) => {
    const from: unknown = before[field as keyof Copy];
    return isDeepStrictEqual(asSet(from), asSet(to)) ? [] : [[field, { from, to }] as const];
  });
  return Object.fromEntries(changed) as { [Field in keyof Copy]?: Change };
}

/** A list as a set, and every other value as it is. */
export const asSet = (value: unknown): unknown => (Array.isArray(value) ? new Set(value) : value);
