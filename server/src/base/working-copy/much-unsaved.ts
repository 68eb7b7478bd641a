import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';

const megabyte = 1024 * 1024;
/** What one author holds unsaved, as it lies on the disk: more forms than anybody leaves half filled in, and a long book. */
const most = { copies: 200, megabytes: 10 };

/** Holds up other copies of one author until this one is kept: two that are counted at once would not see each other. */
export const afterOthers = (userId: string): RawBuilder<unknown> =>
  sql`pg_advisory_xact_lock(hashtext('lectern working copies'), hashtext(${userId}))`;

/** Whether what was typed in one form, as JSON, fits beside all else that an author holds unsaved. */
export const fitsBeside = (userId: string, itemId: string, typed: string): RawBuilder<boolean> => sql<boolean>`(
  select count(*) < ${most.copies} and coalesce(sum(pg_column_size(c.data)), 0) + ${Buffer.byteLength(typed)}::int <= ${most.megabytes * megabyte}::int
  from working_copies c where c.user_id = ${userId} and c.item_id <> ${itemId})`;

/** The "no" to an author who holds too much unsaved, at the field, with how much that may be. */
export const muchUnsaved = (): Refusal =>
  new Refusal('TOO_LARGE', { field: 'data.data', issue: { code: 'MUCH_UNSAVED', maximum: most.megabytes } });
