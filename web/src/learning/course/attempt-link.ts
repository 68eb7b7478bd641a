import { linkOptions, type LinkProps } from '@tanstack/react-router';
import type { Place } from './exercise-link.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the entry before this one is the gradebook, as it was left. */
    fromGradebook?: boolean;
  }
}

/** The link from a gradebook to what stands behind a score. */
export function attemptLink(place: Place, attemptId: string): LinkProps {
  return linkOptions({
    to: '/group/$groupId/course/$courseId/attempt/$attemptId',
    params: { ...place, attemptId },
    state: { fromGradebook: true },
  });
}
