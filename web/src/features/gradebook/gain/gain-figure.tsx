import { IconArrowDownRight } from '@tabler/icons-react';
import { texts } from '../../../texts/texts.ts';
import { Chip } from '../../../ui/figures/chip.tsx';
import classes from './gain-table.module.css';
import type { KnownGain } from './gain.ts';

/** How many points were gained and how sure that is; what got worse is marked. */
export function GainFigure({ known: { points, low, high, worse } }: { readonly known: KnownGain }) {
  const { gain } = texts.gradebook;
  return (
    <span className={classes['gain']}>
      <b>{gain.points(points)}</b>
      {low !== null && high !== null && <span className={classes['interval']}>{gain.interval(low, high)}</span>}
      {worse && (
        <Chip dense tone="yellow" icon={IconArrowDownRight}>
          {gain.worse}
        </Chip>
      )}
    </span>
  );
}
