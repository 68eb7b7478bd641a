import { sql } from 'kysely';
import type { SavedCopy } from '../graphql/context.ts';

/** Forgets what a person has typed, unless they have typed something else since. */
export const dropCopy = (user_id: string, { id, revision }: SavedCopy) => sql`
  delete from working_copies where user_id = ${user_id} and item_id = ${id} and revision = ${revision}`;
