import type { Operation } from '../../permission.ts';

/**
 * The operations about a group that screens offer or leave out. Those that a viewer may call travel with the group; an act
 * that a screen is to offer is named here and nowhere else.
 */
export const groupOperations = [
  'lessonGradebookOverview',
  'benchmarkGradebookOverview',
  'summaryGradebookOverview',
  'instructorResources',
  'updateGroupAssessmentSettings',
  'sittingNow',
  'setExtraTime',
  'decideLateAnswers',
  'addGroupLearners',
  'addGroupInstructors',
  'updateGroupMembers',
  'importRoster',
  'deleteGroupMember',
  'updateGroup',
  'renewGroupKey',
  'transferGroup',
  'deleteGroup',
] as const satisfies readonly Operation[];

/** One of them. */
export type GroupOperation = (typeof groupOperations)[number];
