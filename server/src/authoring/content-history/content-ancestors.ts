import { sql, type RawBuilder } from 'kysely';
import { kindOf, type KindName } from '../../base/content/kinds.ts';

/** What an item belongs to, as far as it is named to authors. */
export type AncestorShape = {
  readonly kind: KindName;
  readonly id: string;
  readonly name: string;
  readonly number: number | null;
  /** When it was taken out; null while it is there. */
  readonly deleted_on: string | null;
  /** The language of a course; null of anything else. */
  readonly language: string | null;
};

/** What an item of a kind belongs to: the columns that name it, only one of which is filled in, each with its kind. */
const parents: Record<KindName, Readonly<Record<string, KindName>>> = {
  PRODUCT: {},
  COURSE: { product_id: 'PRODUCT' },
  LESSON: { course_id: 'COURSE' },
  BOOK: { product_id: 'PRODUCT' },
  BOOK_PAGE: { book_id: 'BOOK' },
  QUICKDECK_CARD: { lesson_id: 'LESSON' },
  QUICKCLIP_CARD: { lesson_id: 'LESSON' },
  STUDY_PROJECT: { lesson_id: 'LESSON' },
  CASE_STUDY: { study_project_id: 'STUDY_PROJECT' },
  KEY_ELEMENT: { study_project_id: 'STUDY_PROJECT' },
  BENCHMARK: { course_id: 'COURSE' },
  SUMMARY: { course_id: 'COURSE' },
  QUESTION: { benchmark_id: 'BENCHMARK', case_study_id: 'CASE_STUDY' },
  INSTRUCTOR_RESOURCE: { course_id: 'COURSE' },
};

/** The columns of a kind that say what its items belong to. */
export const parentColumns = (kind: KindName): readonly string[] => Object.keys(parents[kind]);

const firstSaid: Record<KindName, readonly string[]> = {
  PRODUCT: ['name'],
  COURSE: ['name'],
  LESSON: ['name'],
  BOOK: ['name'],
  BOOK_PAGE: ['title'],
  QUICKDECK_CARD: ['title', 'term'],
  QUICKCLIP_CARD: ['title'],
  STUDY_PROJECT: ['title'],
  CASE_STUDY: [],
  KEY_ELEMENT: ['name'],
  BENCHMARK: [],
  SUMMARY: [],
  QUESTION: ['question'],
  INSTRUCTOR_RESOURCE: ['name'],
};
const numbered: Partial<Record<KindName, string>> = {
  BENCHMARK: 'level',
  SUMMARY: 'level',
  CASE_STUDY: 'order_key',
  STUDY_PROJECT: 'study_project_number',
};

/** What a row of a kind is called, in at most 200 characters without markup; empty where it has no name of its own. */
export function nameOf(kind: KindName, row: string): RawBuilder<string> {
  const said = firstSaid[kind].map((column) => sql`nullif(${sql.ref(`${row}.${column}`)}, '')`);
  const text = sql`coalesce(${sql.join([...said, sql`''`])})`;
  return sql<string>`btrim(left(regexp_replace(left(${text}, 2000), '<[^>]*(>|$)', ' ', 'g'), 200))`;
}

/** The number that tells a row of a kind from its like: its level, or its place where it has no other name. */
export function numberOf(kind: KindName, row: string): RawBuilder<number | null> {
  const column = numbered[kind];
  return column === undefined ? sql<null>`null::integer` : sql<number>`${sql.ref(`${row}.${column}`)}::integer`;
}

/** What a row of a kind belongs to, from the product down to its parent, as JSON; what was taken out is there too. */
export function ancestorsJson(kind: KindName, row: string): RawBuilder<readonly AncestorShape[]> {
  const above = Object.entries(parents[kind]).map(([column, parent]) => {
    const alias = `${row}_${parent.toLowerCase()}`;
    const of = (name: string) => sql.ref(`${alias}.${name}`);
    return sql`(
      select ${ancestorsJson(parent, alias)} || jsonb_build_array(jsonb_build_object('kind', ${parent}::text, 'id', ${of('id')},
        'name', ${nameOf(parent, alias)}, 'number', ${numberOf(parent, alias)}, 'deleted_on', ${of('deleted_on')},
        'language', ${parent === 'COURSE' ? of('language') : sql`null::text`}))
      from ${sql.table(kindOf(parent).table)} as ${sql.ref(alias)} where ${of('id')} = ${sql.ref(`${row}.${column}`)})`;
  });
  return above.length === 0 ? sql`'[]'::jsonb` : sql`coalesce(${sql.join(above)})`;
}
