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
  // Read character by character: a large gradebook has tens of thousands of entries.
  const values = [0, 0, 0, 0, 0, 0];
  let reached = 0;
  let finished = false;
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : entryEnd;
    if (code >= zero && code <= nine) {
      values[reached] = (values[reached] ?? 0) * 10 + code - zero;
    } else if (code === entryEnd) {
      if (reached > 0) addEntry(cells, values, finished);
      values.fill(0);
      reached = 0;
    } else {
      if (reached === 0) finished = code === finishedMark;
      reached += 1;
    }
  }
  return cells;
}

const zero = 48;
const nine = 57;
const entryEnd = 59; // ;
const finishedMark = 61; // =

function addEntry(cells: Map<number, Cell>, values: readonly number[], isFinished: boolean): void {
  // By index: taking an array apart walks it with an iterator, which is most of the time that a large gradebook takes.
  const valueAt = (index: number) => values[index] ?? 0;
  const column = valueAt(0);
  const known = cells.get(column);
  const finished = isFinished
    ? { corrects: valueAt(1), total: valueAt(2), first_try: valueAt(3), seconds: valueAt(4), attempt: valueAt(5) }
    : (known?.finished ?? null);
  const open = isFinished ? (known?.open ?? null) : { done: valueAt(1), total: valueAt(2), seconds: valueAt(3) };
  cells.set(column, { column, finished, open });
}
