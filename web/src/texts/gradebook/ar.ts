import { gradebook as words } from '../../features/gradebook/texts/ar.ts';
import { instructorResource } from '../../features/instructor-resource/texts/ar.ts';

/** What people read who look into a gradebook or at an attempt in it, and whoever teaches with files, in Arabic. */
export const gradebook = { gradebook: words, instructorResource };
