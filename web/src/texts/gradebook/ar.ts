import { anotherAttempt } from '../../classroom/another-attempt/texts/ar.ts';
import { gradebook as words } from '../../classroom/gradebook/texts/ar.ts';
import { instructorResource } from '../../learning/instructor-resource/texts/ar.ts';

/** What people read who look into a gradebook or at an attempt in it, and whoever teaches with files, in Arabic. */
export const gradebook = { anotherAttempt, gradebook: words, instructorResource };
