import { linkOptions, type LinkProps } from '@tanstack/react-router';
import type { MaterialKind } from '../course/material-kinds.ts';

/** The course view whose study materials are opened. */
type Place = { readonly groupId: string; readonly courseId: string };

/** The link to the e-book, Quickdeck or Quickclip of a lesson. */
export function materialLink({ groupId, courseId }: Place, kind: MaterialKind, lessonName: string): LinkProps {
  const params = { groupId, courseId, lessonName };
  switch (kind) {
    case 'e-book':
      return linkOptions({ to: '/group/$groupId/course/$courseId/library/e-book/$lessonName', params });
    case 'quickdeck':
      return linkOptions({ to: '/group/$groupId/course/$courseId/library/quickdeck/$lessonName', params });
    case 'quickclip':
      return linkOptions({ to: '/group/$groupId/course/$courseId/library/quickclip/$lessonName', params });
  }
}
