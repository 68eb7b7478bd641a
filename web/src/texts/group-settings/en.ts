import { courseSettings } from '../../features/course-settings/texts/en.ts';
import { groupSettings } from '../../features/group-settings/texts/en.ts';
import { salesQuestion } from '../../features/sales-question/texts/en.ts';
import { staffIssues } from '../issues/en.ts';

/** What those read who create groups and change them, in English. */
export const groupSettingsArea = { courseSettings, groupSettings, salesQuestion, staffIssues };
