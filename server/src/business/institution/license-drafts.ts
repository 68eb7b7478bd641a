import type { Principal } from '@lectern/domain/permission.ts';
import { sql, type RawBuilder } from 'kysely';
import { isAllowed } from '../../base/graphql/policy.ts';

/** Whether the license row of that name is a quote that nobody has sent. */
export const isDraft = (row: string): RawBuilder<boolean> => sql`(${sql.ref(`${row}.is_quoted`)}
  and not exists (select from sent_quotes q where q.license_id = ${sql.ref(`${row}.id`)}))`;

/** Whether somebody sees the drafts of quotes that see the licenses at all: whoever sells or helps, and nobody for being at the institution. */
export const seesDrafts = ({ globalRole }: Principal): boolean =>
  isAllowed('licensesByInstitution', { signedIn: true, globalRole: globalRole ?? null });
