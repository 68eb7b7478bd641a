import { useCourse } from '../course/course-context.ts';
import { ProgressPanel } from '../course/progress-panel.tsx';

/** A learner's own figures in a course. */
export function CourseGradebook() {
  return <ProgressPanel level="all" sums={useCourse().total} />;
}
