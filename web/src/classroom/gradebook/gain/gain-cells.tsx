import { texts } from '../../../texts/texts.ts';
import { GainFigure } from './gain-figure.tsx';
import classes from './gain-table.module.css';
import type { KnownGain } from './gain.ts';
import { HeatFigure } from './heat-figure.tsx';

type Props = {
  readonly known: KnownGain | null;
  /** How many there are to count. */
  readonly counted: number;
  /** Why there is no figure. */
  readonly why: string;
};

/** The cells of a row of gains: before, after, points, normalised, and of how many. */
export function GainCells({ known, counted, why }: Props) {
  return (
    <>
      {known ? (
        <>
          <td>
            <HeatFigure percent={known.before} />
          </td>
          <td>
            <HeatFigure percent={known.after} />
          </td>
          <td>
            <GainFigure known={known} />
          </td>
          <td>{known.normalised === null ? '–' : texts.gradebook.gain.ratio(known.normalised)}</td>
        </>
      ) : (
        <td colSpan={4} className={classes['reason']}>
          <span>{why}</span>
        </td>
      )}
      <td>{counted}</td>
    </>
  );
}
