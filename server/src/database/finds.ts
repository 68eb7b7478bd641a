import { searchedWords } from '@lectern/domain/search/normal-form.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * Whether each word of a search begins a word of a text, which has the form that `search_form` gives; a search of signs
 * alone finds nothing, an empty one everything. Where the text is the expression of an index of trigrams, that finds it.
 */
export function finds(form: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const words = searchedWords(search);
  if (words.length === 0) return sql<boolean>`${search.trim() === ''}::boolean`;
  // Nothing of a pattern is left in a word.
  return sql<boolean>`(${sql.join(
    words.map((word) => sql`${form} like ${`% ${word}%`}`),
    sql` and `,
  )})`;
}

/** A text in the form that is searched, where no column keeps it. */
export const searchForm = (text: RawBuilder<unknown>): RawBuilder<string> => sql`search_form(${text})`;
