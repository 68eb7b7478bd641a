import { sql } from 'kysely';

/** The name and address of the person in row `u` in lower case, as the index of the search for people has them. */
export const searchedInPerson = sql`lower(u.first_name || ' ' || u.last_name || ' ' || u.email)`;
