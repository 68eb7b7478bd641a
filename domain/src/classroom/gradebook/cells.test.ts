import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCells, type Cell, type FinishedCell, type OpenCell } from './cells.ts';

const count = fc.nat({ max: 2_000_000 });
const anyFinished: fc.Arbitrary<FinishedCell> = fc.record({
  corrects: count,
  total: count,
  first_try: count,
  seconds: count,
  attempt: count,
});
const anyOpen: fc.Arbitrary<OpenCell> = fc.record({ done: count, total: count, seconds: count });
const anyCells = fc.uniqueArray(
  fc.record({ column: fc.nat({ max: 300 }), finished: fc.option(anyFinished), open: fc.option(anyOpen) }),
  { selector: ({ column }) => column },
);

/** The text the statement of the gradebook builds: each attempt an entry, in any order, none for what was not started. */
function written(cells: readonly Cell[]): string {
  return cells
    .flatMap(({ column, finished: f, open: o }) => [
      ...(o ? [`${column}~${o.done}/${o.total}/${o.seconds}`] : []),
      ...(f ? [`${column}=${f.corrects}/${f.total}/${f.first_try}/${f.seconds}/${f.attempt}`] : []),
    ])
    .join(';');
}

describe('the cells of a gradebook row', () => {
  it.each<[string, string, Cell[]]>([
    ['nothing was started', '', []],
    [
      'one was finished',
      '3=4/5/2/310/1',
      [{ column: 3, finished: { corrects: 4, total: 5, first_try: 2, seconds: 310, attempt: 1 }, open: null }],
    ],
    ['one is open', '0~1/20/45', [{ column: 0, finished: null, open: { done: 1, total: 20, seconds: 45 } }]],
    [
      'a finished one is being done again',
      '7~0/5/0;7=5/5/5/60/2',
      [
        {
          column: 7,
          finished: { corrects: 5, total: 5, first_try: 5, seconds: 60, attempt: 2 },
          open: { done: 0, total: 5, seconds: 0 },
        },
      ],
    ],
  ])('where %s', (_case, text, cells) => {
    expect([...parseCells(text).values()]).toEqual(cells);
  });

  it('are read as they were written', () => {
    fc.assert(
      fc.property(anyCells, (cells) => {
        const started = cells.filter(({ finished, open }) => finished !== null || open !== null);
        expect(parseCells(written(cells))).toEqual(new Map(started.map((cell) => [cell.column, cell])));
      }),
    );
  });

  it('of sixty columns are all read, each with its own figures', () => {
    const cells = Array.from({ length: 60 }, (_, column) => ({
      column,
      finished: { corrects: column, total: 100, first_try: column % 10, seconds: 600 + column, attempt: 1 },
      open: { done: column, total: 100, seconds: 10_000 + column },
    }));
    expect([...parseCells(written(cells)).values()]).toEqual(cells);
  });
});
