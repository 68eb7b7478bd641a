import { sql, type RawBuilder } from 'kysely';

/** The whole name of the person in a row, who can have the first name alone; null where there is nobody in it. */
export const wholeNameIn = (row: string): RawBuilder<string> =>
  sql`btrim(${sql.ref(`${row}.first_name`)} || ' ' || ${sql.ref(`${row}.last_name`)})`;
