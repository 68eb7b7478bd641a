import type { Cell } from '@lectern/domain/classroom/gradebook/cells.ts';
import { cellPercent } from '@lectern/domain/classroom/gradebook/gradebook.ts';
import { heatOf } from '@lectern/domain/classroom/gradebook/heat.ts';
import { isPass, passThreshold } from '@lectern/domain/learning/attempt/score.ts';
import { texts } from '../../texts/texts.ts';
import classes from './grade.module.css';

type Props = {
  /** Undefined where nothing was started. */
  readonly cell: Cell | undefined;
  /** False where the exercise was taken back since. */
  readonly published: boolean;
};

/** What a learner reached in an exercise, on its heat with its mark. Its words are in `gradeName`. */
export function Grade({ cell, published }: Props) {
  const percent = cellPercent(cell);
  if (percent !== null && !published) return <s className={classes['taken']}>{percent}</s>;
  if (percent !== null) {
    return (
      <span className={classes['grade']} data-heat={heatOf(percent)}>
        {percent}
      </span>
    );
  }
  if (!cell?.open) return <span className={classes['none']}>–</span>;
  const { done, total } = cell.open;
  return (
    <span className={classes['open']}>
      <OpenMark share={total > 0 ? done / total : 0} />
      {texts.gradebook.doneOf(done, total)}
    </span>
  );
}

/** The same in words. */
export function gradeName(cell: Cell | undefined, published: boolean): string {
  const percent = cellPercent(cell);
  if (percent !== null) {
    const { score, low, full, unpublished } = texts.gradebook;
    if (!published) return unpublished(score(percent));
    if (percent >= 100) return full(score(percent));
    return isPass(percent) ? score(percent) : low(score(percent), passThreshold);
  }
  return cell?.open ? texts.gradebook.openName(cell.open.done, cell.open.total) : texts.gradebook.notStarted;
}

const radius = 6;
const around = 2 * Math.PI * radius;

/** The ring of an open attempt, filled to the share that is done. */
function OpenMark({ share }: { readonly share: number }) {
  return (
    <svg viewBox="0 0 14 14" width={14} height={14} className={classes['ring']} aria-hidden>
      <circle cx={7} cy={7} r={radius} />
      {share > 0 && (
        <circle
          cx={7}
          cy={7}
          r={radius}
          className={classes['done']}
          strokeDasharray={`${share * around} ${around}`}
          transform="rotate(-90 7 7)"
        />
      )}
      <circle cx={7} cy={7} r={1.75} className={classes['dot']} />
    </svg>
  );
}
