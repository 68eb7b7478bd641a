import { expect } from 'vitest';
import type { AuditAction } from '../../src/base/audit-log/audit-action.ts';
import type { Database } from '../../src/base/database/connect.ts';

/** Acts in the chain of an institution that leave no line in its feed, each with the reason that decision 0089 gives. */
const reasons: Readonly<Record<string, readonly AuditAction[]>> = {
  'it happens inside a group, whose own history says it': [
    'ASSESSMENTS_RESET',
    'ASSESSMENT_SETTINGS_CHANGED',
    'ATTEMPT_ALLOWED',
    'AWAITED_MEMBERS_REMOVED',
    'EXTRA_TIME_SET',
    'GROUP_CHANGED',
    'GROUP_DELETED',
    'GROUP_JOINED',
    'GROUP_KEY_RENEWED',
    'GROUP_MEMBERS_ADDED',
    'GROUP_MEMBERS_MOVED',
    'GROUP_MEMBER_REMOVED',
    'GROUP_RESTORED',
    'LATE_ANSWERS_DECIDED',
    'LEARNER_PUT_OFF',
    'LEARNER_TAKEN_BACK',
    'MINUTES_ADDED',
    'ROSTER_IMPORTED',
    'ROSTER_IMPORT_UNDONE',
  ],
  'it is a note of those who sell, and stands in their list': [
    'FOLLOW_UP_CHANGED',
    'FOLLOW_UP_CREATED',
    'FOLLOW_UP_DELETED',
    'FOLLOW_UP_DONE',
    'FOLLOW_UP_REOPENED',
    'FOLLOW_UP_RESTORED',
  ],
  'it says which mails go out, and nothing has happened to anybody': [
    'AWAITED_MAILS_SET',
    'INVITATION_REMINDERS_SET',
    'RENEWAL_MAILS_SET',
  ],
};

const withoutLine: ReadonlySet<string> = new Set(Object.values(reasons).flat());

/** Expects of an act that its entry in the audit log of an institution has a line in its feed, unless that is said to leave none. */
export async function expectLine(db: Database, effect: Readonly<Record<string, number>>): Promise<void> {
  if (!effect['audit_log']) return;
  const { chain, action } = await db
    .selectFrom('audit_log')
    .select(['chain', 'action'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const line = chain === 'INSTITUTION' && !withoutLine.has(action);
  expect({ action, line: (effect['activities'] ?? 0) > 0 }).toEqual({ action, line });
}
