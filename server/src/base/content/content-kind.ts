import { isRichText } from '@lectern/domain/base/content/content-field.ts';
import type { z } from 'zod/mini';
import type { Database } from '../database/connect.ts';
import type { HtmlCleaner } from '../html/clean-html.ts';

/** The columns of a row, or the fields of an item, by name. */
export type Row = Readonly<Record<string, unknown>>;

/** The kinds of content, parents before their children, each with the table whose rows are its items. */
export const tablesOfKinds = {
  PRODUCT: 'products',
  COURSE: 'courses',
  LESSON: 'lessons',
  BOOK: 'books',
  BOOK_PAGE: 'book_pages',
  QUICKDECK_CARD: 'quickdeck_cards',
  QUICKCLIP_CARD: 'quickclip_cards',
  STUDY_PROJECT: 'study_projects',
  CASE_STUDY: 'case_studies',
  KEY_ELEMENT: 'key_elements',
  BENCHMARK: 'benchmarks',
  SUMMARY: 'summaries',
  QUESTION: 'questions',
  INSTRUCTOR_RESOURCE: 'instructor_resources',
} as const;

/** The tables whose rows are items of content. */
export type ContentTable = (typeof tablesOfKinds)[keyof typeof tablesOfKinds];

/** Where the items of a kind stand among their like. */
export type ContentOrder = {
  readonly column: string;
  /** The columns that name the parent, each with its table; only one of them is filled in. */
  readonly parents: Readonly<Record<string, ContentTable>>;
  /** Items of the same parent are counted apart by this column. */
  readonly within?: string;
  /** Whether the database refuses two in one place even in the midst of a statement. */
  readonly unique?: true;
};

/** An item to be written, with its id. */
export type Identified<Content> = { readonly id: string; readonly content: Content };

/** What an item says outside its own row. */
export type ContentParts<Content> = {
  /** The fields that are no columns. */
  readonly fields: readonly (keyof Content & string)[];
  /** Reads these fields of items that are there, by id. */
  read(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Row>>;
  /** Writes them for items that are new or that have changed. */
  write(db: Database, items: readonly Identified<Content>[]): Promise<void>;
};

/** Where the items of a kind are kept, and how they stand there. */
export type ContentPlace = {
  readonly table: ContentTable;
  readonly order?: ContentOrder;
  /** Whether items are drafts until they are published; the others show with their parents. */
  readonly publishes: boolean;
};

/** What a writer knows of a kind of content. */
export type ContentKind<Content> = ContentPlace & {
  /** The fields of an item. One that is no part is a column of the same name. */
  readonly fields: readonly string[];
  /** The schemas of those that hold HTML. */
  readonly html: Readonly<Record<string, z.core.$ZodType>>;
  readonly parts?: ContentParts<Content>;
  /** Columns that follow from the fields. */
  readonly derived?: (content: Content) => Row;
  /** Cleans what is HTML but no field of its own. */
  readonly cleaned?: (content: Partial<Content>, clean: HtmlCleaner) => Partial<Content>;
};

/** The fields of an item as its schema names them. */
export function fieldsOf({ shape }: { readonly shape: Readonly<Record<string, z.core.$ZodType>> }) {
  const html = Object.entries(shape).filter(([, schema]) => isRichText(schema));
  return { fields: Object.keys(shape), html: Object.fromEntries(html) };
}

/** The fields of a kind that are columns of its table. */
export function columnsOf<Content>({ fields, parts }: ContentKind<Content>): string[] {
  return fields.filter((field) => !parts?.fields.some((part) => part === field));
}
