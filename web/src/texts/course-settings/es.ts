import { courseSettings } from '../../classroom/course-settings/texts/es.ts';

/** What those read who may change how a course is assessed in their group, in Spanish. */
export const courseSettingsArea = { courseSettings };
