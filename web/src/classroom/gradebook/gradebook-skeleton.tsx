import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import classes from './gradebook-skeleton.module.css';

/** The rows and plots that are awaited. */
export function GradebookSkeleton() {
  return (
    <div className={classes['place']}>
      <Skeleton shape="list" count={6} />
      <div aria-hidden>
        <Skeleton shape="cards" />
      </div>
    </div>
  );
}
