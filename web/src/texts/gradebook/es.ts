import { anotherAttempt } from '../../features/another-attempt/texts/es.ts';
import { gradebook as words } from '../../features/gradebook/texts/es.ts';
import { instructorResource } from '../../features/instructor-resource/texts/es.ts';

/** What people read who look into a gradebook or at an attempt in it, and whoever teaches with files, in Spanish. */
export const gradebook = { anotherAttempt, gradebook: words, instructorResource };
