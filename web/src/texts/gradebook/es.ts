import { anotherAttempt } from '../../classroom/another-attempt/texts/es.ts';
import { gradebook as words } from '../../classroom/gradebook/texts/es.ts';
import { instructorResource } from '../../learning/instructor-resource/texts/es.ts';

/** What people read who look into a gradebook or at an attempt in it, and whoever teaches with files, in Spanish. */
export const gradebook = { anotherAttempt, gradebook: words, instructorResource };
