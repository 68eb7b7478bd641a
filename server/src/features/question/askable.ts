import { sql } from 'kysely';

/** Whether the question row `q` can be asked, as `isAskable` says of its content. */
export const askable = sql`exists (select from answers offered where offered.question_id = q.id)`;
