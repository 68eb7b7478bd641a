import { courseSettings } from '../../classroom/course-settings/texts/en.ts';
import { groupSettings } from '../../classroom/group-settings/texts/en.ts';
import { salesQuestion } from '../../business/sales-question/texts/en.ts';
import { staffIssues } from '../issues/en.ts';

/** What those read who create groups and change them, in English. */
export const groupSettingsArea = { courseSettings, groupSettings, salesQuestion, staffIssues };
