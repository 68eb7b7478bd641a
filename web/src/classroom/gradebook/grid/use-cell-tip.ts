import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { Place } from './grid-keys.ts';
import { placeOf } from './use-grid-focus.ts';

/** A cell whose figures are shown. */
export type TippedCell = Place & { readonly anchor: DOMRect };

const showAfter = 300;
const hideAfter = 150;

/** The cell that the tooltip is about: the one under a resting pointer, or the one that took the focus. */
export function useCellTip() {
  const [tipped, setTipped] = useState<TippedCell | null>(null);
  const timer = useRef<number>(undefined);
  const after = (milliseconds: number, cell: TippedCell | null) => {
    clearTimeout(timer.current);
    if (milliseconds === 0) setTipped(cell);
    else timer.current = window.setTimeout(() => setTipped(cell), milliseconds);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    tipped,
    hide: () => after(0, null),
    keep: () => clearTimeout(timer.current),
    leave: () => after(hideAfter, null),
    onFocus: (target: EventTarget) => after(0, exerciseAt(target)),
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      const cell = exerciseAt(target);
      after(cell ? showAfter : hideAfter, cell);
    },
  };
}

function exerciseAt(target: EventTarget): TippedCell | null {
  const cell = target instanceof Element ? target.closest('td[data-kind="exercise"]') : null;
  const place = placeOf(cell);
  return cell && place ? { ...place, anchor: cell.getBoundingClientRect() } : null;
}
