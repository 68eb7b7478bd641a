import { searchedWords } from '@lectern/domain/base/search/normal-form.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * Whether each word of a search begins a word of a text, which has the form that `search_form` gives; a search of signs
 * alone finds nothing, an empty one everything.
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

/** How an index has a word: without what follows its first digit behind a letter, and 60 letters at most. */
const stemOf = (word: string) =>
  Array.from(word.replace(/(?<=[^0-9])[0-9].*$/u, ''))
    .slice(0, 60)
    .join('');

/** The same where an index has the `search_stems` of the form: it finds whose words begin so. */
export function findsByIndex(form: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const words = searchedWords(search);
  if (words.length === 0) return finds(form, search);
  // Nothing of a query is left in a word either.
  const stems = words.map((word) => `'${stemOf(word)}':*`).join(' & ');
  return sql<boolean>`(search_stems(${form}) @@ ${stems}::tsquery and ${finds(form, search)})`;
}

/** A text in the form that is searched, where no column keeps it. */
export const searchForm = (text: RawBuilder<unknown>): RawBuilder<string> => sql`search_form(${text})`;
