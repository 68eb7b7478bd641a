import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, use } from 'react';
import { CourseContext } from '../../learning/course/course-context.ts';
import { GradebookSkeleton } from './gradebook-skeleton.tsx';

const GradebookDashboard = lazy(async () => ({
  default: (await import('./gradebook-dashboard.tsx')).GradebookDashboard,
}));
const LockedResults = lazy(async () => ({ default: (await import('./figures/locked-results.tsx')).LockedResults }));
const OwnFigures = lazy(async () => ({ default: (await import('./figures/own-figures.tsx')).OwnFigures }));

/** The gradebook tab of a course: for instructors all learners, for a learner the own figures, also where nothing else opens. */
export function CourseGradebook() {
  const { groupId, courseId } = useParams({ from: '/own-pages/group/$groupId/course/$courseId' });
  const found = use(CourseContext);
  return (
    <Suspense fallback={<GradebookSkeleton />}>
      {!found ? (
        <LockedResults place={{ groupId, courseId }} />
      ) : found.allowed_operations.includes('lessonGradebookOverview') ? (
        <GradebookDashboard
          {...{ groupId, courseId }}
          levels={found.course.levels}
          courseLanguage={found.course.language}
        />
      ) : (
        <OwnFigures {...{ groupId, courseId }} />
      )}
    </Suspense>
  );
}
