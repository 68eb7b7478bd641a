/**
 * What a learner did in one column of a gradebook: the latest finished attempt, the open one, or both. A gradebook of a
 * thousand learners has tens of thousands of cells, so the server sends each row as one text (see `parseCells`).
 */
export type Cell = {
  /** The number of the column, from 0. */
  readonly column: number;
  readonly finished: FinishedCell | null;
  readonly open: OpenCell | null;
};

/** The latest finished attempt. */
export type FinishedCell = {
  readonly corrects: number;
  readonly total: number;
  readonly first_try: number;
  readonly seconds: number;
  readonly attempt: number;
};

/** The open attempt: so many of its questions are done. */
export type OpenCell = { readonly done: number; readonly total: number; readonly seconds: number };

/**
 * Reads the cells of a row: entries separated by `;`, `column=corrects/total/first_try/seconds/attempt` for a finished
 * attempt and `column~done/total/seconds` for an open one. Columns without an entry were not started.
 */
export function parseCells(text: string): Map<number, Cell> {
  const cells = new Map<number, Cell>();
  if (text === '') return cells;
  for (const entry of text.split(';')) {
    const finished = entry.includes('=');
    const [column = '', values = ''] = entry.split(finished ? '=' : '~');
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = values.split('/').map(Number);
    const known = cells.get(Number(column)) ?? { column: Number(column), finished: null, open: null };
    cells.set(
      known.column,
      finished
        ? { ...known, finished: { corrects: a, total: b, first_try: c, seconds: d, attempt: e } }
        : { ...known, open: { done: a, total: b, seconds: c } },
    );
  }
  return cells;
}
