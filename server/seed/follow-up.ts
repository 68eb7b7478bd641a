import type { Database } from '../src/base/database/connect.ts';
import { buildUser } from './people.ts';
import { buildInstitution, day } from './school.ts';

/** A follow-up at an institution, due today unless told otherwise. */
export async function buildFollowUp(
  db: Database,
  values: {
    institution_id?: string;
    license_id?: string;
    comment_id?: string;
    what?: string;
    assignee_id?: string;
    due_on?: string;
    created_by?: string;
  } = {},
): Promise<{ readonly id: string; readonly institution_id: string }> {
  const institution_id = values.institution_id ?? (await buildInstitution(db)).id;
  const created_by = values.created_by ?? (await buildUser(db, { role: 'SALES_MANAGER' })).id;
  return db
    .insertInto('follow_ups')
    .values({ what: 'Call them.', due_on: day(0), ...values, institution_id, created_by })
    .returning(['id', 'institution_id'])
    .executeTakeFirstOrThrow();
}
