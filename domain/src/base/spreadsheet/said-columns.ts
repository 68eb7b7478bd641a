import { cleanCell } from './clean-cell.ts';

/** That one column of a file, from 0, holds what has this name. */
export type ChosenColumn<Name extends string> = { readonly name: Name; readonly column: number };

/** What heads have meant in files of before, by their keys; null for a column that was not read. */
export type RememberedHeads<Name extends string> = ReadonlyMap<string, Name | null>;

/** What is said of the columns of a file: all that hold something, null where nobody has chosen; and what was chosen before. */
export type SaidColumns<Name extends string> = {
  readonly chosen: readonly ChosenColumn<Name>[] | null;
  readonly remembered: RememberedHeads<Name>;
};

/** A column with something in it: where it stands, from 0, its head, the first text below, and what it holds; null where it is not read. */
export type FileColumn<Name extends string = string> = {
  readonly column: number;
  readonly head: string;
  readonly example: string;
  readonly name: Name | null;
};

const longestHead = 200;

/** What a head is remembered by. */
export const headKey = (head: string): string =>
  cleanCell(head)
    .toLowerCase()
    .slice(0, longestHead)
    .replace(/[\uD800-\uDBFF]$/, '');

/** What the heads of a file mean, to be remembered for the next one. */
export const headsToRemember = (columns: readonly FileColumn[]): readonly { head: string; name: string | null }[] => {
  const heads = new Map<string, string | null>();
  for (const { head, name } of columns) if (head !== '') heads.set(headKey(head), heads.get(headKey(head)) ?? name);
  return [...heads].map(([head, name]) => ({ head, name }));
};

/** The heads of before whose names are those of columns that files of this kind have. */
export const rememberedOf = <Name extends string>(
  heads: readonly { readonly head: string; readonly name: string | null }[],
  names: readonly Name[],
): RememberedHeads<Name> =>
  new Map(
    heads.flatMap(({ head, name }) => {
      const known = names.find((one) => one === name);
      return name === null || known !== undefined ? [[head, known ?? null] as const] : [];
    }),
  );

/** The letters by which spreadsheets name a column: A, B, … Z, AA. */
export const columnLetters = (column: number): string =>
  (column >= 26 ? columnLetters(Math.floor(column / 26) - 1) : '') + String.fromCodePoint(65 + (column % 26));
