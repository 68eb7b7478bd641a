import { Notes } from '../../notes.ts';
import type { Format } from '../format.ts';
import { findLessons } from './find-lessons.ts';
import { readCourse } from './read-course.ts';

/** An open curriculum: numbered folders with the README of a lesson each. */
export const curriculum: Format = {
  recognise: (folder) => findLessons(folder, new Notes()).length > 0,
  read: readCourse,
};
