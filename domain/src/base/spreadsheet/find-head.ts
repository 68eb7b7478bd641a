import { lettersOf } from './letters-of.ts';
import type { Column } from './column.ts';
import { headKey, type ChosenColumn, type RememberedHeads, type SaidColumns } from './said-columns.ts';

/** Where a column that is understood stands, from 0, and what heads it there. */
export type Taken<Name extends string> = { readonly name: Name; readonly column: number; readonly head: string };

type Head<Name extends string> = {
  /** The line that heads the columns, from 0; -1 where none does. */
  readonly at: number;
  readonly heads: readonly string[];
  readonly taken: readonly Taken<Name>[];
  /** A column that has to be there and is not; null where all are. */
  readonly missing: Name | null;
  /** How many columns are told by their heads, and whether all that have to be there are. */
  readonly headed: number;
  readonly isWhole: boolean;
};

type Columns<Name extends string> = Readonly<Record<Name, Column>>;

/** Among so many lines the one with the heads is looked for: titles and dates can stand above it. */
const mostAbove = 20;
/** So many rows tell what stands in a column. */
const mostLookedAt = 100;

/**
 * Finds the line that heads the columns: the first whose heads name all that are required; else the one that names most,
 * where what stands below tells the others. A table without heads begins with its first row, where all texts of a column
 * look right. What somebody says of the columns goes before what their heads say. `lines` are those that are not empty.
 */
export function findHead<Name extends string>(
  lines: readonly (readonly string[])[],
  columns: Columns<Name>,
  { chosen, remembered }: SaidColumns<Name>,
): Head<Name> {
  const heads = lines.slice(0, mostAbove).map((cells, at) => {
    return headIn(at, partsOf(cells), lines.slice(at + 1, at + 1 + mostLookedAt), { columns, remembered });
  });
  const [first = headIn(0, [], [], { columns, remembered }), ...others] = heads;
  const best = others.reduce((most, head) => (head.headed > most.headed ? head : most), first);
  const named = heads.find(({ isWhole }) => isWhole) ?? best;
  const found = withoutHead(lines, columns, named) ?? named;
  return chosen === null ? found : chosenIn(lines, columns, chosen, found);
}

/**
 * A table without a head: all texts in a column that has to be there look right, and what names columns is itself a row or
 * stands below one. A title above the rows is passed over; null where the columns are headed.
 */
function withoutHead<Name extends string>(
  lines: readonly (readonly string[])[],
  columns: Columns<Name>,
  named: Head<Name>,
): Head<Name> | null {
  const names = Object.keys(columns) as Name[];
  const taken = names.flatMap((name) => {
    const { isLike, isRequired } = columns[name];
    if (!isLike || !isRequired) return [];
    const isHead = named.headed > 0 && !lines[named.at]?.some(isLike);
    const found = likeThroughout(lines, isLike).find(({ first }) => !isHead || (!named.isWhole && first < named.at));
    return found ? [{ name, column: found.column, head: '' }] : [];
  });
  if (taken.length === 0) return null;
  const isTitle = (cells: readonly string[]) =>
    cells.filter((cell) => cell !== '').length === 1 && taken.every(({ column }) => (cells[column] ?? '') === '');
  const at = lines.findIndex((cells) => !isTitle(cells)) - 1;
  return { at, heads: [], taken, missing: lackIn(columns, taken), headed: 0, isWhole: false };
}

/** The columns all of whose texts, and one at least, look right, and the first line of each with a text, from 0. */
function likeThroughout(lines: readonly (readonly string[])[], isLike: (text: string) => boolean) {
  const firsts = new Map<number, number>();
  const others = new Set<number>();
  for (const [line, cells] of lines.entries()) {
    for (const [column, text] of cells.entries()) {
      if (text === '' || others.has(column)) continue;
      if (!isLike(text)) others.add(column);
      else if (!firsts.has(column)) firsts.set(column, line);
    }
  }
  return [...firsts]
    .filter(([column]) => !others.has(column))
    .map(([column, first]) => ({ column, first }))
    .toSorted((one, other) => one.column - other.column);
}

/** The first column that has to be there and is not; null where all are. */
const lackIn = <Name extends string>(columns: Columns<Name>, taken: readonly Taken<Name>[]): Name | null =>
  (Object.keys(columns) as Name[]).find(
    (name) => columns[name].isRequired && !taken.some((one) => one.name === name),
  ) ?? null;

/** The head of a table whose columns somebody has chosen. Where no head is known, the rows begin where a column looks right. */
function chosenIn<Name extends string>(
  lines: readonly (readonly string[])[],
  columns: Columns<Name>,
  chosen: readonly ChosenColumn<Name>[],
  found: Head<Name>,
): Head<Name> {
  const names = Object.keys(columns) as Name[];
  const begin = chosen.flatMap(({ name, column }) => {
    const { isLike } = columns[name];
    return isLike ? lines.slice(0, mostAbove).findIndex((cells) => isLike(cells[column] ?? '')) : [];
  });
  const isSame = found.taken.some(({ name, column }) =>
    chosen.some((one) => one.name === name && one.column === column),
  );
  const isFound = found.headed > 0 || isSame;
  const at = isFound ? found.at : (begin.find((line) => line >= 0) ?? 1) - 1;
  const heads = isFound ? found.heads : (lines[at] ?? []);
  const taken = names.flatMap((name) => {
    const one = chosen.find((other) => other.name === name);
    return one ? [{ name, column: one.column, head: heads[one.column] ?? '' }] : [];
  });
  return { ...found, at, heads, taken, missing: lackIn(columns, taken) };
}

/** A program that reads a list as one cell leaves all heads in it, the cells below in cells of their own. */
function partsOf(cells: readonly string[]): readonly string[] {
  const [only = '', ...others] = cells;
  return others.some((cell) => cell !== '') ? cells : only.split(/[,;\t|]/).map((cell) => cell.trim());
}

function headIn<Name extends string>(
  at: number,
  heads: readonly string[],
  below: readonly (readonly string[])[],
  { columns, remembered }: { readonly columns: Columns<Name>; readonly remembered: RememberedHeads<Name> },
): Head<Name> {
  const names = Object.keys(columns) as Name[];
  const used = new Set<number>();
  const take = (name: Name, column: number | undefined): readonly Taken<Name>[] => {
    if (column === undefined) return [];
    used.add(column);
    return [{ name, column, head: heads[column] ?? '' }];
  };
  const said = heads.map((head) => (head === '' ? undefined : remembered.get(headKey(head))));
  for (const [column, name] of said.entries()) if (name === null) used.add(column);
  const headed = names.flatMap((name) => {
    const before = heads.flatMap((_head, column) => (said[column] === name ? [column] : []));
    const open = headedBy(columns[name], heads).filter((column) => said[column] === undefined);
    return take(name, bestOf(before.length > 0 ? before : open, columns[name], below));
  });
  const told = besideOthers(headed, { heads, below, columns, said });
  for (const { column } of told) used.add(column);
  // Without any head that is known it is a line as all others.
  const guessed =
    told.length === 0
      ? []
      : names
          .filter((name) => columns[name].isLike && !told.some((one) => one.name === name))
          .flatMap((name) => take(name, likeIn(heads, columns[name], below, used)));
  const taken = names.flatMap((name) => [...told, ...guessed].filter((one) => one.name === name));
  return {
    at,
    heads,
    taken,
    missing: lackIn(columns, taken),
    headed: told.length,
    isWhole: lackIn(columns, told) === null,
  };
}

/** A line of heads, what stands below, and what was chosen for each before. */
type Headed<Name extends string> = {
  readonly heads: readonly string[];
  readonly below: readonly (readonly string[])[];
  readonly columns: Columns<Name>;
  readonly said: readonly (Name | null | undefined)[];
};

/** The columns with those too that their heads name only beside others. What somebody chose before stays. */
function besideOthers<Name extends string>(
  headed: readonly Taken<Name>[],
  { heads, below, columns, said }: Headed<Name>,
): readonly Taken<Name>[] {
  const names = Object.keys(columns) as Name[];
  return names.reduce<readonly Taken<Name>[]>((told, name) => {
    const { beside } = columns[name];
    const other = told.find((one) => one.name === beside?.column);
    if (!beside || !other || told.some((one) => one.name === name)) return told;
    const open = headedBy(beside, heads).filter(
      (column) =>
        column !== other.column &&
        said[column] === undefined &&
        !areLike(column, (text, cells) => beside.unless(text, cells[other.column] ?? ''), below),
    );
    const isFree = (column: number) => !told.some((one) => one.column === column);
    const column = open.find(isFree) ?? open[0];
    if (column === undefined) return told;
    return [...told.filter((one) => one.column !== column), { name, column, head: heads[column] ?? '' }];
  }, headed);
}

/** The columns that a head stands above, those with the heads that are named first before others. */
function headedBy({ heads }: Pick<Column, 'heads'>, cells: readonly string[]): readonly number[] {
  const letters = cells.map((cell) => lettersOf(cell.replace(/\s*(?:\[[^\]]*\]|\([^)]*\)|\*)\s*$/, '')));
  const whole = cells.map(lettersOf);
  return [...new Set(heads.map(lettersOf))].flatMap((head) =>
    cells.flatMap((_cell, column) => (letters[column] === head || whole[column] === head ? [column] : [])),
  );
}

/** The first column whose texts look right, else the first. */
function bestOf(found: readonly number[], { isLike }: Column, below: readonly (readonly string[])[]) {
  return (isLike && found.find((column) => areLike(column, isLike, below))) ?? found[0];
}

/** The first column that is not used whose texts look right. */
function likeIn(
  heads: readonly string[],
  { isLike }: Column,
  below: readonly (readonly string[])[],
  used: ReadonlySet<number>,
): number | undefined {
  const width = Math.max(heads.length, ...below.map((cells) => cells.length));
  const free = Array.from({ length: width }, (_none, column) => column).filter((column) => !used.has(column));
  return isLike && free.find((column) => areLike(column, isLike, below));
}

/** Whether most of the texts in a column, and one at least, look right. */
function areLike(
  column: number,
  isLike: (text: string, cells: readonly string[]) => boolean,
  below: readonly (readonly string[])[],
): boolean {
  const filled = below.filter((cells) => (cells[column] ?? '') !== '');
  return filled.filter((cells) => isLike(cells[column] ?? '', cells)).length * 2 > filled.length;
}
