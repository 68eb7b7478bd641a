import { customSettingsSchema, ownSettings } from '@lectern/domain/classroom/course-settings/course-settings.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { actorOf } from '../../base/audit-log/actor.ts';
import { writeAudit } from '../../base/audit-log/write-audit.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { AssessmentCustomSettings } from './custom-settings.ts';
import { countSettings, holdSettings } from './hold-settings.ts';
import { keepOwn } from './keep-own.ts';

const AssessmentCustomSettingsInput = builder.inputType('AssessmentCustomSettingsInput', {
  description: 'What a group says of an assessment of a course that it says nothing of yet.',
  fields: (t) => ({
    group_id: t.id({ description: 'The group.' }),
    course_id: t.id({ description: 'The course.' }),
    assessment_id: t.id({ description: 'The benchmark or summary, published and of the course.' }),
    time: t.int({ description: 'Its time in seconds, at most 36000; 0 is without a clock.' }),
    questions_per_lesson: t.int({
      required: false,
      description: 'How many questions it asks of each lesson, 1 to 10; null as many as the course says.',
    }),
  }),
});

builder.mutationField('createAssessmentCustomSettings', (t) =>
  t.field({
    type: AssessmentCustomSettings,
    description:
      'Creates the settings of an assessment of a course in a group, which its next attempts have. It refuses with TAKEN where there are some; those are changed with updateGroupAssessmentSettings.',
    args: { data: t.arg({ type: AssessmentCustomSettingsInput, description: 'What is to hold.' }) },
    resolve: async (_root, { data }, context) => {
      const { db } = context;
      const { group_id, course_id } = data;
      const place = { groupId: group_id, courseId: course_id };
      const present = await holdSettings(context, 'createAssessmentCustomSettings', place);
      const { assessment_id, ...settings } = parseInput(customSettingsSchema, data, 'data');
      const isIt = (one: { readonly assessment_id: string }) => one.assessment_id === assessment_id;
      const benchmark = present.benchmarks.find(isIt);
      const found = benchmark ?? present.summaries.find(isIt);
      if (!found) throw new Refusal('NOT_FOUND', { field: 'data.assessment_id' });
      if (found.time !== null || found.questions_per_lesson !== null)
        throw new Refusal('TAKEN', { field: 'data.assessment_id' });
      const { course_time: time, course_questions_per_lesson: questions_per_lesson } = found;
      const own = ownSettings(settings, { time, questions_per_lesson });
      const named = benchmark ? { benchmark_id: assessment_id } : { summary_id: assessment_id };
      await keepOwn(db, { ...place, viewerId: getViewerId(context) }, own ? [{ ...own, ...named }] : []);
      await countSettings(db, group_id);
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: present.institution_id,
        action: 'ASSESSMENT_SETTINGS_CHANGED',
        object: { type: 'group', id: group_id },
        details: { course_id, assessment_id, ...settings },
      });
      return { group_id, course_id, assessment_id, ...settings };
    },
  }),
);
