/** A place in the grid: row -1 is the head, column 0 has the names. */
export type Place = { readonly row: number; readonly column: number };

/** How large a grid is, how many of its rows are in view, and whether it is written from right to left. */
export type GridSize = {
  readonly rows: number;
  readonly columns: number;
  readonly page: number;
  readonly rtl: boolean;
};

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The place a key leads to; null for keys that do not move. */
export function placeAfter(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Key,
  from: Place,
  size: GridSize,
): Place | null {
  if (altKey || shiftKey) return null;
  const far = ctrlKey || metaKey;
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const next = (
    {
      ArrowDown: { ...from, row: far ? last.row : from.row + 1 },
      ArrowUp: { ...from, row: far ? 0 : from.row - 1 },
      ArrowRight: { ...from, column: sideways(from.column, far, size.rtl ? -1 : 1, last.column) },
      ArrowLeft: { ...from, column: sideways(from.column, far, size.rtl ? 1 : -1, last.column) },
      Home: { row: far ? 0 : from.row, column: 0 },
      End: { row: far ? last.row : from.row, column: last.column },
      PageDown: { ...from, row: Math.max(0, from.row) + size.page },
      PageUp: { ...from, row: Math.max(0, from.row - size.page) },
    } as Record<string, Place>
  )[key];
  return next ? { row: clamp(next.row, -1, last.row), column: clamp(next.column, 0, last.column) } : null;
}

const sideways = (column: number, far: boolean, step: 1 | -1, last: number) =>
  far ? (step === 1 ? last : 0) : column + step;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
