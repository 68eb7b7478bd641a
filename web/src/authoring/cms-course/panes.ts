import { lazy, type ComponentType } from 'react';
import type { CourseItem } from '../cms-item/course-place.ts';

/** What is open beside the curriculum, of one item; drawn anew for another. */
type Pane = ComponentType<{ readonly id: string }>;

/** What is open beside the curriculum, by the kind of item; items of other kinds are listed and do not open. */
export const panes: Partial<Record<CourseItem['kind'], Pane>> = {
  benchmark: lazy(async () => ({ default: (await import('../cms-assessment/assessment-panes.tsx')).BenchmarkPane })),
  summary: lazy(async () => ({ default: (await import('../cms-assessment/assessment-panes.tsx')).SummaryPane })),
  lesson: lazy(async () => ({ default: (await import('./lesson-pane.tsx')).LessonPane })),
  'study-project': lazy(async () => ({ default: (await import('../cms-study-project/project-pane.tsx')).ProjectPane })),
  'new-study-project': lazy(async () => ({
    default: (await import('../cms-study-project/new-project-pane.tsx')).NewProjectPane,
  })),
  'new-lesson': lazy(async () => ({ default: (await import('./new-lesson-pane.tsx')).NewLessonPane })),
};
