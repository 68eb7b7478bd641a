import { sql } from 'kysely';

/** Whether the question row `q` can be asked, as `isAskable` says of its content. */
export const askable = sql`exists (select from answers offered where offered.question_id = q.id)`;

/** Whether a sitting of a group can ask the question row `q` of a benchmark: free samples are for visitors. */
export const askedOfGroups = sql`(not q.is_free_sample and ${askable})`;
