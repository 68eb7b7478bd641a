import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import classes from './gradebook-skeleton.module.css';

/** The plots and rows that are awaited. */
export function GradebookSkeleton() {
  return (
    <div className={classes['place']}>
      <Skeleton shape="cards" />
      <div aria-hidden>
        <Skeleton shape="list" count={6} />
      </div>
    </div>
  );
}
