import { Suspense } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useCoursePlace } from '../../cms-item/course-place.ts';
import { CurriculumDrawer } from './curriculum-drawer.tsx';
import classes from './curriculum.module.css';
import { panes } from '../panes.ts';

/** What a course is made of, and the item of it that is open. */
export function CurriculumTab() {
  const { item, question, go } = useCoursePlace();
  const Pane = item ? panes[item.kind] : undefined;
  const words = texts.cmsCourse;
  return (
    <div className={classes['curriculum']} data-item={Pane ? true : undefined}>
      <aside className={classes['drawer']} aria-label={words.drawer.label}>
        <CurriculumDrawer />
      </aside>
      <div className={classes['pane']}>
        {item && Pane ? (
          <>
            <div className={classes['back']}>
              <Button variant="subtle" size="sm" onClick={() => go({})}>
                {words.toList}
              </Button>
            </div>
            <Suspense fallback={<Skeleton shape="list" />}>
              {/* Its forms are closed while a question takes the whole screen. */}
              {question === null && <Pane key={`${item.kind}.${item.id}`} id={item.id} />}
            </Suspense>
          </>
        ) : (
          <div className={classes['empty']}>
            <h2>{words.empty}</h2>
            <p>{words.emptyText}</p>
          </div>
        )}
      </div>
    </div>
  );
}
