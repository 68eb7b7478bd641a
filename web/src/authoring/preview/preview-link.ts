import { linkOptions, type LinkProps } from '@tanstack/react-router';

/** The link to a page of a course in preview; `path` begins with / or is empty. */
export function previewLink(courseId: string, path = ''): LinkProps {
  return linkOptions({ to: '/cms/preview/$', params: { _splat: `course/${courseId}${path}` } });
}
