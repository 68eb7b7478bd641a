import { actorOf } from '../../base/audit-log/actor.ts';
import { writeAudit } from '../../base/audit-log/write-audit.ts';
import { builder } from '../../base/graphql/builder.ts';
import { countSettings, holdSettings } from './hold-settings.ts';
import { removeOwn } from './remove-own.ts';

const CustomSettingsWhere = builder.inputType('AssessmentCustomSettingsWhere', {
  description: 'Whose settings of which course.',
  fields: (t) => ({
    group_id: t.id({ description: 'The group.' }),
    course_id: t.id({ description: 'The course.' }),
  }),
});

builder.mutationField('deleteAssessmentCustomSettings', (t) =>
  t.field({
    type: ['ID'],
    description:
      'Deletes what a group says of the assessments of a course, so that they follow it again; results are not changed. It returns the ids of those of which it said something.',
    args: { where: t.arg({ type: CustomSettingsWhere, description: 'Which settings.' }) },
    resolve: async (_root, { where: { group_id, course_id } }, context) => {
      const { db } = context;
      const place = { groupId: group_id, courseId: course_id };
      const present = await holdSettings(context, 'deleteAssessmentCustomSettings', place);
      const assessments = [...present.benchmarks, ...present.summaries]
        .filter(({ time, questions_per_lesson }) => time !== null || questions_per_lesson !== null)
        .map(({ assessment_id }) => assessment_id);
      await removeOwn(db, group_id, assessments);
      await countSettings(db, group_id);
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: present.institution_id,
        action: 'ASSESSMENTS_RESET',
        object: { type: 'group', id: group_id },
        details: { assessments },
      });
      return assessments;
    },
  }),
);
