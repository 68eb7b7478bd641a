import type { Folder } from '../folder.ts';
import type { Notes } from '../notes.ts';
import type { SourceCourse } from './curriculum/read-course.ts';

/** Reads the course of a folder in a language, with what is left out in the notes. */
type ReadCourse = (language: string, notes: Notes) => SourceCourse;

/** A way in which people keep a course in a folder. */
export type Format = {
  /** What reads a folder that is of it, told by its content, from what was found in it; null of any other. */
  readonly recognise: (folder: Folder) => ReadCourse | null;
};
