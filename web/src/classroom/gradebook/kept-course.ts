import { useEffect } from 'react';
import { ownStorageName } from '../../base/session/session.ts';

const name = (groupId: string) => ownStorageName(`gradebook.${groupId}`);

/** The course whose gradebook of a group somebody had open last, on this device. */
export const keptCourse = (groupId: string): string | null => localStorage.getItem(name(groupId));

/** Keeps the course that is shown for the next time. */
export function useKeepCourse(groupId: string, courseId: string | undefined): void {
  useEffect(() => {
    if (courseId !== undefined) localStorage.setItem(name(groupId), courseId);
  }, [groupId, courseId]);
}
