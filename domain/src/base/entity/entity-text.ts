import { orNull, shortText } from '../content/content-field.ts';

/** A text on one line that an entity may have, said once for all places that read, write, show, compare or bring it. */
export type EntityText = {
  /** What it is, as the schema says it. */
  readonly what: string;
  /** The most characters it has. */
  readonly longest: number;
  /** How it is written: as its first letters are, or from left to right in every language, as numbers and addresses are. */
  readonly dir: 'auto' | 'ltr';
  /** Whether it may name people, so that the log keeps it beside its chain. */
  readonly isPersonal: boolean;
};

/** The texts of an entity by their names: its columns, its fields in the schema and in forms, its values in the log. */
export type EntityTexts = Readonly<Record<string, EntityText>>;

/** Texts that a file brings too, each with the heads that its column has there, in every language. */
export type FileTexts = Readonly<Record<string, EntityText & { readonly heads: readonly string[] }>>;

/** What each of the texts says; null where it says nothing. */
export type Said<Texts extends EntityTexts> = { readonly [Name in keyof Texts]: string | null };

/** Something for each of the fields of an entity, under its name. */
export function forEach<Fields extends Readonly<Record<string, unknown>>, Made>(
  fields: Fields,
  make: (name: keyof Fields & string, field: Fields[keyof Fields]) => Made,
): { readonly [Name in keyof Fields]: Made } {
  const made = namesOf(fields).map((name) => [name, make(name, fields[name])] as const);
  return Object.fromEntries(made) as { readonly [Name in keyof Fields]: Made };
}

/** The names of the fields of an entity, in the order of the form. */
export const namesOf = <Fields extends Readonly<Record<string, unknown>>>(fields: Fields) =>
  Object.keys(fields) as readonly (keyof Fields & string)[];

/** The names of the texts that may name people. */
export const personalOf = <Texts extends EntityTexts>(fields: Texts) =>
  namesOf(fields).filter((name) => fields[name]?.isPersonal);

/** The rule of each text: it may be left empty, which is null. */
export const rulesOf = <Texts extends EntityTexts>(fields: Texts) =>
  forEach(fields, (_, { longest }) => orNull(shortText(longest)));

/** Nothing in each of the texts. */
export const unsaid = <Texts extends EntityTexts>(fields: Texts): Said<Texts> => forEach(fields, () => null);
