import { namesOf, type EntityTexts } from '@lectern/domain/base/entity/entity-text.ts';
import { sql } from 'kysely';

/** The texts of an entity in the row that is called so, as arguments of `json_build_object`. */
export const jsonOfTexts = (texts: EntityTexts, row: string) =>
  sql.join(namesOf(texts).map((name) => sql`${sql.lit(name)}, ${sql.ref(`${row}.${name}`)}`));
