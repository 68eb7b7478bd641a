import { courseSettings } from '../../classroom/course-settings/texts/ar.ts';
import { groupSettings } from '../../classroom/group-settings/texts/ar.ts';
import { salesQuestion } from '../../business/sales-question/texts/ar.ts';
import { staffIssues } from '../issues/ar.ts';

/** What those read who create groups and change them, in Arabic. */
export const groupSettingsArea = { courseSettings, groupSettings, salesQuestion, staffIssues };
