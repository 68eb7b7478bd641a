import { anotherAttempt } from '../../classroom/another-attempt/texts/en.ts';
import { gradebook as words } from '../../classroom/gradebook/texts/en.ts';
import { instructorResource } from '../../learning/instructor-resource/texts/en.ts';

/** What people read who look into a gradebook or at an attempt in it, and whoever teaches with files, in English. */
export const gradebook = { anotherAttempt, gradebook: words, instructorResource };
