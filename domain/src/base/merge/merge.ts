/** What came of one thing that two people began from the same copy: which of both copies stands, or BOTH where each changed it. */
export type Whose = 'SAME' | 'MINE' | 'THEIRS' | 'BOTH';

/**
 * Whose of two copies of one thing stands, measured against what both began with: a change of one side stands, the same
 * change of both is none to decide. A base that is not known (`undefined`) leaves what differs to be decided.
 */
export function whoseStands<Said>(
  base: Said | undefined,
  mine: Said,
  theirs: Said,
  isSame: (one: Said, other: Said) => boolean,
): Whose {
  if (isSame(mine, theirs)) return 'SAME';
  if (base === undefined) return 'BOTH';
  if (isSame(mine, base)) return 'THEIRS';
  return isSame(theirs, base) ? 'MINE' : 'BOTH';
}

/** How something is merged: its parts, each a field or fields that count together, such as country and state. */
export type Entity<Field extends string = string> = {
  readonly parts: readonly (Field | readonly Field[])[];
  /** Lists whose order says nothing. */
  readonly unordered?: readonly Field[];
  /** Lists of rows that are known by their `id`: each field of a row is a part. */
  readonly rows?: readonly Field[];
};

/** Two copies as one, and what was found on the way. */
export type Merged<Values> = {
  /** Mine, with all that only they have changed. */
  readonly values: Values;
  /** The parts that both have changed in different ways; mine stand in `values` until that is decided. */
  readonly both: readonly string[];
  /** The parts that only they have changed. */
  readonly taken: readonly string[];
  /** The parts that only I have changed. */
  readonly mine: readonly string[];
};

type Copy = Readonly<Record<string, unknown>>;
type Row = Copy & { readonly id: string };

/**
 * Merges two copies of something with what both began with. What I did not touch is theirs, what they did not touch is
 * mine, and what both changed is named. Fields that are no part of the entity stay mine.
 */
export function merge<Values extends Copy>(
  entity: Entity,
  base: Values | undefined,
  mine: Values,
  theirs: Values,
): Merged<Values> {
  const parts = partsOf(entity, [mine, theirs]);
  const isSame = (one: Copy, other: Copy, fields: readonly string[]) =>
    fields.every((field) => said(entity, field, at(one, field)) === said(entity, field, at(other, field)));
  const decided = parts.map(({ name, fields }) => ({
    name,
    fields,
    whose: whoseStands<Copy>(base, mine, theirs, (one, other) => isSame(one, other, fields)),
  }));
  const named = (whose: Whose) => decided.filter((part) => part.whose === whose).map(({ name }) => name);
  const taken = named('THEIRS');
  return { values: takeParts(entity, mine, theirs, taken), both: named('BOTH'), taken, mine: named('MINE') };
}

/** My copy with theirs in some parts. Rows are those that they have, as many as there are by now. */
export function takeParts<Values extends Copy>(
  entity: Entity,
  mine: Values,
  theirs: Values,
  taken: readonly string[],
): Values {
  const names = new Set(taken);
  const rows = (entity.rows ?? []).filter((list) => list in mine && list in theirs);
  const fields = entity.parts
    .map((part) => (typeof part === 'string' ? [part] : part))
    .filter(([first]) => first !== undefined && !rows.includes(first) && names.has(first))
    .flat();
  const lists = rows.map((list) => {
    const own = new Map(rowsOf(mine, list).map((row) => [row.id, row]));
    const merged = rowsOf(theirs, list).map((row) => {
      const before = own.get(row.id);
      if (!before) return row;
      const cells = Object.keys(row).filter((field) => names.has(`${list}.${row.id}.${field}`));
      return { ...before, ...Object.fromEntries(cells.map((field) => [field, row[field]])) };
    });
    return [list, merged];
  });
  return {
    ...mine,
    ...Object.fromEntries(fields.map((field) => [field, theirs[field]])),
    ...Object.fromEntries(lists),
  };
}

type Part = { readonly name: string; readonly fields: readonly string[] };

/** The parts of some copies, each called by its first field; of rows only those that all copies have. */
function partsOf({ parts, rows = [] }: Entity, copies: readonly [Copy, Copy]): Part[] {
  return parts.flatMap((part): Part[] => {
    const fields = typeof part === 'string' ? [part] : part;
    const [name = ''] = fields;
    if (!rows.includes(name)) return [{ name, fields }];
    const [one, other] = copies;
    const ids = new Set(rowsOf(other, name).map(({ id }) => id));
    return rowsOf(one, name)
      .filter(({ id }) => ids.has(id))
      .flatMap((row) =>
        Object.keys(row)
          .filter((field) => field !== 'id')
          .map((field) => ({ name: `${name}.${row.id}.${field}`, fields: [`${name}.${row.id}.${field}`] })),
      );
  });
}

const rowsOf = (copy: Copy, list: string): readonly Row[] => (copy[list] as readonly Row[] | undefined) ?? [];

/** What a copy has at a field, or in a row at `list.id.field`. */
function at(copy: Copy, path: string): unknown {
  const [list = '', id, field = ''] = path.split('.');
  return id === undefined ? copy[list] : rowsOf(copy, list).find((row) => row.id === id)?.[field];
}

const isCopy = (value: unknown): value is Copy => typeof value === 'object' && !Array.isArray(value);

/** What a value says: nothing is said by spaces around it, the order of fields, or the `key` that tells rows of a form apart. */
function said({ unordered = [] }: Entity, field: string, value: unknown): string {
  const text = (one: unknown) =>
    JSON.stringify(one, (name, inside: unknown) => {
      if (name === 'key' || inside === null || inside === '') return undefined;
      if (typeof inside === 'string') return inside.trim();
      return isCopy(inside)
        ? Object.fromEntries(Object.entries(inside).toSorted(([first], [second]) => (first < second ? -1 : 1)))
        : inside;
    }) ?? '';
  return unordered.includes(field) && Array.isArray(value) ? text(value.map(text).toSorted()) : text(value);
}
