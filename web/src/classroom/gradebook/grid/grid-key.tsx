import { passThreshold } from '@lectern/domain/learning/attempt/score.ts';
import { lowThreshold } from '@lectern/domain/classroom/gradebook/heat.ts';
import type { Cell } from '@lectern/domain/classroom/gradebook/cells.ts';
import { texts } from '../../../texts/texts.ts';
import { Grade } from '../grade.tsx';
import classes from './grid-key.module.css';

const finished = (corrects: number): Cell => ({
  column: 0,
  finished: { corrects, total: 100, first_try: corrects, seconds: 0, attempt: 1 },
  open: null,
});
const open: Cell = { column: 0, finished: null, open: { done: 3, total: 6, seconds: 0 } };

const entries = [
  { cell: finished(40), published: true, meaning: 'lowest' },
  { cell: finished(67), published: true, meaning: 'low' },
  { cell: finished(83), published: true, meaning: 'good' },
  { cell: finished(100), published: true, meaning: 'full' },
  { cell: open, published: true, meaning: 'open' },
  { cell: undefined, published: true, meaning: 'none' },
  { cell: finished(80), published: false, meaning: 'taken' },
] as const;

const said = (text: string | ((line: number, low: number) => string)) =>
  typeof text === 'string' ? text : text(passThreshold, lowThreshold);

/** What the cells of the grid mean. */
export function GridKey() {
  return (
    <ul className={classes['key']} aria-label={texts.gradebook.key.title}>
      {entries.map(({ cell, published, meaning }) => (
        <li key={meaning}>
          <span aria-hidden>
            <Grade cell={cell} published={published} />
          </span>
          {said(texts.gradebook.key[meaning])}
        </li>
      ))}
    </ul>
  );
}
