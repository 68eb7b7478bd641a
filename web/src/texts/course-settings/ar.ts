import { courseSettings } from '../../classroom/course-settings/texts/ar.ts';

/** What those read who may change how a course is assessed in their group, in Arabic. */
export const courseSettingsArea = { courseSettings };
