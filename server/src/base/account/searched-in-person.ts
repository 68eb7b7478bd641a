import { sql } from 'kysely';

/** The name and address of the person in row `u` as searches compare them, and as the index of the search for people has them. */
export const searchedInPerson = sql`(u.searched_name || u.searched_address)`;
