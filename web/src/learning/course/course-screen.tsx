import { Outlet, useMatchRoute, useParams } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { directionAround } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Page } from '../../ui/page/page.tsx';
import { CourseContext } from './course-context.ts';
import { CourseShape } from './course-shape.tsx';
import { CourseHeader } from './course-header.tsx';
import classes from './course-screen.module.css';
import { WayBack } from './way-back.tsx';
import { progressQuery } from './progress-query.ts';

/** A course in a group: its name over its tabs. What the tabs show is asked for at once, and again on every return. */
export function CourseScreen() {
  const params = useParams({ from: '/own-pages/group/$groupId/course/$courseId' });
  const screen = useScreenQuery(progressQuery, params, { fresh: true, live: true });
  // A course has many rows: its head stands there while they are made.
  const headIsDrawn = useDeferredValue(screen.data !== null, false);
  const matchRoute = useMatchRoute();
  const progress = screen.data?.studentCourseProgress;
  const onGradebook = Boolean(matchRoute({ to: '/group/$groupId/course/$courseId/gradebook', params }));
  if (!progress) {
    // Of a group that is closed or over a learner keeps the own results.
    if (onGradebook && refusalOf(screen.error ?? undefined)?.code === 'GROUP_LOCKED') {
      return (
        <Page>
          <Outlet />
        </Page>
      );
    }
    return (
      <Page>
        <Unready
          screen={screen}
          what={texts.shell.notLoaded.course}
          title={texts.course.tabs}
          waiting={<CourseShape />}
          back={<WayBack groupId={params.groupId} error={screen.error} />}
        />
      </Page>
    );
  }
  // The grid is about learners: it stands as the app does.
  const ofStaff = onGradebook && progress.allowed_operations.includes('lessonGradebookOverview');
  return (
    <Page {...(ofStaff ? { width: 'staff' } : { dir: directionAround(progress.course.language) })}>
      <CourseHeader progress={progress} place={params} />
      {screen.error && (
        <div className={classes['failed']}>
          <Failed what={texts.shell.notLoaded.latest} onLoadAgain={screen.reload} />
        </div>
      )}
      <CourseContext value={progress}>{headIsDrawn && <Outlet />}</CourseContext>
    </Page>
  );
}
