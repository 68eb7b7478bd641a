import { courseSettings } from '../../classroom/course-settings/texts/es.ts';
import { groupSettings } from '../../classroom/group-settings/texts/es.ts';
import { salesQuestion } from '../../business/sales-question/texts/es.ts';
import { staffIssues } from '../issues/es.ts';

/** What those read who create groups and change them, in Spanish. */
export const groupSettingsArea = { courseSettings, groupSettings, salesQuestion, staffIssues };
