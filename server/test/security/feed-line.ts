import { expect } from 'vitest';
import { auditActs, type AuditAction } from '../../src/base/audit-log/audit-action.ts';
import type { Database } from '../../src/base/database/connect.ts';

/** Expects of an act that its entry in the audit log of an institution has a line in its feed, unless that is said to leave none. */
export async function expectLine(db: Database, effect: Readonly<Record<string, number>>): Promise<void> {
  if (!effect['audit_log']) return;
  const { chain, action } = await db
    .selectFrom('audit_log')
    .select(['chain', 'action'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const line = chain === 'INSTITUTION' && !auditActs[action as AuditAction].noLine;
  expect({ action, line: (effect['activities'] ?? 0) > 0 }).toEqual({ action, line });
}
