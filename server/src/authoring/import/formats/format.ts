import type { Folder } from '../folder.ts';
import type { Notes } from '../notes.ts';
import type { SourceCourse } from './curriculum/read-course.ts';

/** A way in which people keep a course in a folder. */
export type Format = {
  /** Whether a folder is of it, told by its content. */
  readonly recognise: (folder: Folder) => boolean;
  /** The course in a language, with what is left out in the notes. */
  readonly read: (folder: Folder, language: string, notes: Notes) => SourceCourse;
};
