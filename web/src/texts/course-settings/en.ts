import { courseSettings } from '../../classroom/course-settings/texts/en.ts';

/** What those read who may change how a course is assessed in their group, in English. */
export const courseSettingsArea = { courseSettings };
