import { courseSettings } from '../../features/course-settings/texts/es.ts';
import { groupSettings } from '../../features/group-settings/texts/es.ts';
import { salesQuestion } from '../../features/sales-question/texts/es.ts';
import { staffIssues } from '../issues/es.ts';

/** What those read who create groups and change them, in Spanish. */
export const groupSettingsArea = { courseSettings, groupSettings, salesQuestion, staffIssues };
