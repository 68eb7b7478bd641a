import type { TimeAndQuestions } from '@lectern/domain/classroom/course-settings/course-settings.ts';
import { builder } from '../../base/graphql/builder.ts';

type CustomSettingsShape = TimeAndQuestions & {
  readonly assessment_id: string;
  readonly course_id: string;
  readonly group_id: string;
};

/** What a group says of an assessment in place of its course. */
export const AssessmentCustomSettings = builder.objectRef<CustomSettingsShape>('AssessmentCustomSettings').implement({
  description: 'What a group says of an assessment in place of its course.',
  fields: (t) => ({
    assessment_id: t.exposeID('assessment_id', { description: 'The benchmark or summary.' }),
    time: t.exposeInt('time', { nullable: true, description: 'Its time in seconds; 0 is without a clock.' }),
    questions_per_lesson: t.exposeInt('questions_per_lesson', {
      nullable: true,
      description: 'How many questions it asks of each lesson; null as many as the course says.',
    }),
    course_id: t.exposeID('course_id', { description: 'The course.' }),
    group_id: t.exposeID('group_id', { description: 'The group.' }),
  }),
});
