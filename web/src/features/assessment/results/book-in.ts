import { linkOptions, type LinkProps } from '@tanstack/react-router';
import type { AssessmentPlace } from '../played-sitting.ts';

/** Leads to the e-books of the lessons of a course in a group. */
export const bookIn =
  (place: AssessmentPlace) =>
  (lessonName: string): LinkProps =>
    linkOptions({
      to: '/group/$groupId/course/$courseId/library/e-book/$lessonName',
      params: { ...place, lessonName },
    });
