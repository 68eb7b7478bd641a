import { z } from 'zod/mini';
import { plainText } from '../content/content-field.ts';
import { forEach, namesOf } from './entity-text.ts';

/** Lines of plain text, empty where nothing is said. */
type Lines = { readonly type: 'LINES'; readonly longest: number };

/** A whole number, null where nothing is said. */
type Whole = { readonly type: 'WHOLE'; readonly lowest: number; readonly highest: number };

/** A field of content, said once for all places that check, write, read, show, compare or bring it back. */
export type ContentField = (Lines | Whole) & {
  /** What it is, as the schema says it. */
  readonly what: string;
};

/** The fields of a kind of content by their names: its columns, its fields in the schema and in forms. */
export type ContentFields = Readonly<Record<string, ContentField>>;

type SaidIn<Field extends ContentField> = Field['type'] extends 'LINES' ? string : number | null;

/** What an item says in its described fields. */
export type Said<Fields extends ContentFields> = { readonly [Name in keyof Fields]: SaidIn<Fields[Name]> };

type Rules<Fields extends ContentFields> = { readonly [Name in keyof Fields]: z.ZodMiniType<SaidIn<Fields[Name]>> };

const within = ({ lowest, highest }: Whole) => z.nullable(z.int().check(z.gte(lowest), z.lte(highest)));

/** The rule of each field. */
export const contentRulesOf = <Fields extends ContentFields>(fields: Fields): Rules<Fields> => rulesBy(fields, within);

/** The rule of each field as it is typed: a number is digits, or empty. */
export const typedRulesOf = <Fields extends ContentFields>(fields: Fields): Rules<Fields> => rulesBy(fields, typed);

const rulesBy = <Fields extends ContentFields>(fields: Fields, ofNumber: (field: Whole) => z.ZodMiniType) =>
  forEach(fields, (_, field: ContentField): z.ZodMiniType =>
    field.type === 'LINES' ? plainText(field.longest) : ofNumber(field),
  ) as Rules<Fields>;

const typed = (field: Whole) =>
  z.pipe(
    z.string().check(z.trim(), z.regex(/^\d*$/, 'WRONG_SHAPE')),
    z.pipe(
      z.transform((digits: string) => (digits === '' ? null : Number(digits))),
      within(field),
    ),
  );

/** Nothing in each of the fields. */
export const nothingIn = <Fields extends ContentFields>(fields: Fields) =>
  forEach(fields, (_, { type }: ContentField) => (type === 'LINES' ? '' : null)) as Said<Fields>;

/** What stands in the form for each of the fields; one that an older copy does not know is empty. */
export const typedIn = <Fields extends ContentFields>(fields: Fields, said: Partial<Said<Fields>>) =>
  forEach(fields, (name) => String(said[name] ?? ''));

/** The names of the fields that are texts. */
export const textsIn = <Fields extends ContentFields>(fields: Fields) =>
  namesOf(fields).filter((name) => fields[name]?.type === 'LINES');
