import { wholePercent } from '@lectern/domain/whole-percent.ts';
import { texts } from '../../../texts/texts.ts';
import { ChangeChip } from './change-chip.tsx';
import classes from './gain-table.module.css';
import type { KnownGain } from './gain.ts';

/** How many points were gained, between the two figures as they are read beside it, how sure that is, and what may be said of it. */
export function GainFigure({ known }: { readonly known: KnownGain }) {
  const { before, after, low, high } = known;
  const { gain } = texts.gradebook;
  return (
    <span className={classes['gain']}>
      <b>{gain.points(wholePercent(after) - wholePercent(before))}</b>
      {low !== null && high !== null && <span className={classes['interval']}>{gain.interval(low, high)}</span>}
      <ChangeChip known={known} />
    </span>
  );
}
