import type { GroupOperation } from '@lectern/domain/classroom/group/group-operations.ts';
import { builder } from '../graphql/builder.ts';

/** An operation about a group, by its name in this schema. */
export const GroupOperationRef = builder.enumType('GroupOperation', {
  description: 'An operation about a group that screens offer to those who may call it.',
  values: {
    lessonGradebookOverview: { description: 'The study projects of all learners in the gradebook.' },
    benchmarkGradebookOverview: { description: 'The benchmarks of all learners in the gradebook.' },
    summaryGradebookOverview: { description: 'The summaries of all learners in the gradebook.' },
    instructorResources: { description: 'The files for whoever teaches its courses.' },
    updateGroupAssessmentSettings: {
      description: 'The settings of assessments in its courses, and its rules for them.',
    },
    sittingNow: { description: 'Who sits at this moment; minutes for them.' },
    setExtraTime: { description: 'The extra time of its learners.' },
    decideLateAnswers: { description: 'Whether answers count that came too late.' },
    addGroupLearners: { description: 'Adding learners of its institution.' },
    addGroupInstructors: { description: 'Adding instructors of its institution.' },
    updateGroupMembers: { description: 'Moving learners to another group.' },
    importRoster: { description: 'Adding, moving and removing learners with a file.' },
    deleteGroupMember: { description: 'Removing learners, and for more than a plain instructor other instructors.' },
    updateGroup: { description: 'Its name, dates, size, status and courses.' },
    renewGroupKey: { description: 'A new key in place of its old one.' },
    transferGroup: { description: 'Another main instructor.' },
    deleteGroup: { description: 'Deleting it, for 30 days with a way back.' },
  } satisfies Record<GroupOperation, { description: string }>,
});
