import { hoursMinutesSeconds, minutesAndSeconds } from '@lectern/domain/learning/assessment/time.ts';
import { scorePercent } from '@lectern/domain/learning/attempt/score.ts';
import type { Cell } from '@lectern/domain/classroom/gradebook/cells.ts';
import { useLayoutEffect, useRef } from 'react';
import { texts } from '../../../texts/texts.ts';
import classes from './cell-tip.module.css';
import type { Kind, Learner } from '../gradebook.ts';
import type { GridColumn } from './grid-columns.ts';

type Props = {
  readonly id: string;
  /** Whose figures in which exercise; without both it stays hidden. */
  readonly learner: Learner | undefined;
  readonly column: GridColumn | undefined;
  /** Where the cell is. */
  readonly anchor: DOMRect | undefined;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
};

const gap = 6;

/** The figures behind a cell, below it or, where there is no room, above. */
export function CellTip({ id, learner, column, anchor, onEnter, onLeave }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const exercise = column?.exercise;
  useLayoutEffect(() => {
    const tip = place.current;
    if (!tip || !anchor) return undefined;
    tip.showPopover();
    const { width, height } = tip.getBoundingClientRect();
    const below = anchor.bottom + gap;
    const top = below + height <= window.innerHeight ? below : anchor.top - gap - height;
    const left = Math.min(anchor.left + anchor.width / 2 - width / 2, window.innerWidth - width - gap);
    tip.style.top = `${top}px`;
    tip.style.left = `${Math.max(gap, left)}px`;
    return () => tip.hidePopover();
  }, [anchor]);
  return (
    <div
      ref={place}
      id={id}
      role="tooltip"
      popover="manual"
      className={classes['tip']}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {learner && exercise && (
        <>
          <b dir="auto">{column.name}</b>
          {linesOf(learner.cells[exercise.kind].get(exercise.index), exercise.kind).map((line) => (
            <span key={line} dir="auto">
              {line}
            </span>
          ))}
        </>
      )}
    </div>
  );
}

/** What is known about an attempt: what was solved, in a study project with the first try too, which attempt it was, its time. */
function linesOf(cell: Cell | undefined, kind: Kind): string[] {
  const { tip, inProgress, notStarted } = texts.gradebook;
  const lines: string[] = [];
  if (cell?.finished) {
    const { corrects, total, first_try, attempt, seconds } = cell.finished;
    lines.push(
      tip.correct(corrects, total, scorePercent(corrects, total) ?? 0),
      ...(kind === 'STUDY_PROJECT' ? [tip.firstTry(first_try, total, scorePercent(first_try, total) ?? 0)] : []),
      tip.attempt(attempt),
      tip.time(minutesAndSeconds(seconds), hoursMinutesSeconds(seconds)),
    );
  }
  if (cell?.open) {
    const { done, total, seconds } = cell.open;
    lines.push(
      cell.finished ? tip.again(done, total) : inProgress(done, total),
      tip.time(minutesAndSeconds(seconds), hoursMinutesSeconds(seconds)),
    );
  }
  return lines.length > 0 ? lines : [notStarted];
}
