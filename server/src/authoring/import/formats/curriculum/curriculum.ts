import type { Format } from '../format.ts';
import { findLessons } from './find-lessons.ts';
import { readCourse } from './read-course.ts';

/** An open curriculum: numbered folders with the README of a lesson each. */
export const curriculum: Format = {
  recognise: (folder) => {
    const found = findLessons(folder);
    return found.lessons.length > 0 ? (language, notes) => readCourse(folder, found, language, notes) : null;
  },
};
