import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useCourse } from '../course/course-context.ts';
import { GradebookSkeleton } from './gradebook-skeleton.tsx';

const GradebookDashboard = lazy(async () => ({
  default: (await import('./gradebook-dashboard.tsx')).GradebookDashboard,
}));
const OwnFigures = lazy(async () => ({ default: (await import('./figures/own-figures.tsx')).OwnFigures }));

/** The gradebook tab of a course: for instructors all learners, for a learner the own figures. */
export function CourseGradebook() {
  const { groupId, courseId } = useParams({ from: '/own-pages/group/$groupId/course/$courseId' });
  const { allowed_operations, course } = useCourse();
  return (
    <Suspense fallback={<GradebookSkeleton />}>
      {allowed_operations.includes('lessonGradebookOverview') ? (
        <GradebookDashboard {...{ groupId, courseId }} levels={course.levels} />
      ) : (
        <OwnFigures {...{ groupId, courseId }} />
      )}
    </Suspense>
  );
}
