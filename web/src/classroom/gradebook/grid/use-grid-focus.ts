import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { placeAfter, type GridSize, type Place } from './grid-keys.ts';

/** The place of the cell or head an element belongs to; null for everything else. */
export function placeOf(target: EventTarget | null): Place | null {
  const marked = target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset['place'] : undefined;
  const [row, column] = marked?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

type Moves = {
  readonly size: GridSize;
  /** Enter on a cell. */
  readonly onEnter: (place: Place) => void;
};

/** One cell of the grid can be reached with Tab; arrows, Home, End and the page keys move to others. */
export function useGridFocus(grid: RefObject<HTMLElement | null>, rows: number, columns: number) {
  const [wanted, setActive] = useState<Place>({ row: 0, column: 0 });
  const moved = useRef(false);
  const active = { row: Math.min(wanted.row, rows - 1), column: Math.min(wanted.column, columns - 1) };
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-place="${active.row}:${active.column}"]`);
    cell?.focus({ preventScroll: true });
    // Scrolls the grid as far as its head and names ask for, and the page where the grid reaches beyond it.
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return {
    active,
    onFocus: (target: EventTarget) => {
      const place = placeOf(target);
      if (place && (place.row !== active.row || place.column !== active.column)) setActive(place);
    },
    onKeyDown: (event: KeyboardEvent, { size, onEnter }: Moves) => {
      const from = placeOf(event.target);
      if (!from) return;
      // The names and the heads are buttons, which know Enter by themselves.
      if (event.key === 'Enter' && from.row >= 0 && from.column > 0) {
        // Else it would also press the button that has the focus in what opens.
        event.preventDefault();
        return onEnter(from);
      }
      const next = placeAfter(event, from, size);
      if (!next) return;
      event.preventDefault();
      moved.current = true;
      setActive(next);
    },
  };
}
