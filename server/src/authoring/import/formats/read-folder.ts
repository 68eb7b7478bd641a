import { StartError } from '../../../start-error.ts';
import type { Folder } from '../folder.ts';
import type { Notes } from '../notes.ts';
import { curriculum } from './curriculum/curriculum.ts';
import type { SourceCourse } from './curriculum/read-course.ts';
import type { Format } from './format.ts';
import { whyUnknown } from './why-unknown.ts';

/** Every format, the surest to be recognised first. */
const formats: readonly Format[] = [curriculum];

/** Reads a course out of a folder, by the first format that recognises it. It refuses a folder of none, and a language it has nothing in. */
export function readFolder(folder: Folder, language: string, notes: Notes): SourceCourse {
  for (const { recognise } of formats) {
    const read = recognise(folder);
    if (read) return read(language, notes);
  }
  throw new StartError(whyUnknown(folder));
}
