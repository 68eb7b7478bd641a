import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a text, which is in lower case, holds what is searched for, whatever case that is written in. Where the text is
 * the expression of an index of trigrams, that finds it.
 */
export function contains(text: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const literally = search.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql<boolean>`${text} like lower(${`%${literally}%`})`;
}
