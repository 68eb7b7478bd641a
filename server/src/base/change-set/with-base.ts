import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/**
 * What came of an act on what learners see. A CONFLICT of it says also what the item said at the version that was read
 * (`base`), so that both changes can be merged; where nothing is kept of that, what it says has not changed since.
 */
export async function withBase<Done>(db: Database, done: Promise<Done>): Promise<Done> {
  try {
    return await done;
  } catch (error) {
    const read = error instanceof Refusal && error.code === 'CONFLICT' ? error.details['read'] : undefined;
    if (!(error instanceof Refusal) || read === undefined) throw error;
    const { rows } = await sql<{ content: object }>`/* base-of-conflict */
      select content from superseded_versions
      where item_id = ${error.details['id']} and version >= ${read} and content is not null order by version limit 1`.execute(
      db,
    );
    throw new Refusal('CONFLICT', {
      details: { ...error.details, base: rows[0]?.content ?? error.details['theirs'] },
    });
  }
}
