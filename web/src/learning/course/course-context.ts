import { createContext, use } from 'react';
import type { CourseScreen_ProgressQuery } from '../../graphql/generated/graphql.ts';

/** The dashboard of a course as the server sends it. */
export type CourseProgress = CourseScreen_ProgressQuery['studentCourseProgress'];

export const CourseContext = createContext<CourseProgress | null>(null);

/** The course whose tabs are shown. */
export function useCourse(): CourseProgress {
  const course = use(CourseContext);
  if (!course) throw new Error('The tabs of a course stand inside CourseContext.');
  return course;
}
