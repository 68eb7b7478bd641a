import type { TimeAndQuestions } from '@lectern/domain/classroom/course-settings/course-settings.ts';
import type { ReviewRule } from '@lectern/domain/learning/assessment/review.ts';
import { builder } from '../../base/graphql/builder.ts';

/** A published assessment: what the group says of it, null where it says nothing, and what its course says. */
export type AssessmentSettingsShape = TimeAndQuestions & {
  readonly assessment_id: string;
  readonly level: number;
  readonly course_time: number | null;
  readonly course_questions_per_lesson: number | null;
};

/** The settings of a course in a group, and the rules of the group beside them. */
export type CourseSettingsShape = {
  readonly group_id: string;
  readonly course_id: string;
  readonly version: number;
  readonly benchmarks: readonly AssessmentSettingsShape[];
  readonly summaries: readonly AssessmentSettingsShape[];
  readonly summary_attempts: number | null;
  readonly in_sequence: boolean;
  readonly benchmark_first: boolean;
  readonly review_benchmarks: ReviewRule;
  readonly review_summaries: ReviewRule;
  readonly extra_times: readonly ExtraTimeShape[];
};

type ExtraTimeShape = {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly percent: number;
};

/** When right answers are shown. */
export const ReviewRuleRef = builder.enumType('ReviewRule', {
  description: 'When a group shows the right answers after an assessment.',
  values: {
    WHEN_NOT_ASKED: { description: 'Once nothing that the learner has open, or may still start, asks the question.' },
    AT_ONCE: { description: 'As soon as the learner has submitted, also where the same question may be asked again.' },
    NEVER: { description: 'Not in this group.' },
  } satisfies Record<ReviewRule, { description: string }>,
});

const AssessmentSettings = builder.objectRef<AssessmentSettingsShape>('AssessmentSettings').implement({
  description: 'What a group says of a published assessment in place of its course.',
  fields: (t) => ({
    assessment_id: t.exposeID('assessment_id', { description: 'The benchmark or summary.' }),
    level: t.exposeInt('level', { description: 'Its level, 1 to 4.' }),
    time: t.exposeInt('time', {
      nullable: true,
      description: 'The seconds it takes in the group, 0 is without a clock; null follows the course.',
    }),
    questions_per_lesson: t.exposeInt('questions_per_lesson', {
      nullable: true,
      description: 'How many questions it asks of each lesson in the group; null follows the course.',
    }),
    course_time: t.exposeInt('course_time', {
      nullable: true,
      description: 'The seconds it takes in the course; null and 0 are without a clock.',
    }),
    course_questions_per_lesson: t.exposeInt('course_questions_per_lesson', {
      nullable: true,
      description: 'How many questions of each lesson the course has it ask; null asks all.',
    }),
  }),
});

const LearnerExtraTime = builder.objectRef<ExtraTimeShape>('LearnerExtraTime').implement({
  description: 'The extra time of a learner.',
  fields: (t) => ({
    user_id: t.exposeID('user_id', { description: 'The learner.' }),
    first_name: t.exposeString('first_name', { description: 'The first name.' }),
    last_name: t.exposeString('last_name', { description: 'The last name.' }),
    percent: t.exposeInt('percent', { description: 'How many percent more time they have, more than 0.' }),
  }),
});

/** The settings of a course in a group. */
export const CourseSettings = builder.objectRef<CourseSettingsShape>('CourseSettings').implement({
  description: 'The settings of the assessments of a course in a group, and the rules of the group beside them.',
  fields: (t) => ({
    group_id: t.exposeID('group_id', { description: 'The group.' }),
    course_id: t.exposeID('course_id', { description: 'The course.' }),
    version: t.exposeInt('version', {
      description: 'Counts the changes of what the group says of assessments, and of its rules.',
    }),
    benchmarks: t.field({
      type: [AssessmentSettings],
      description: 'Its published benchmarks by level.',
      resolve: ({ benchmarks }) => [...benchmarks],
    }),
    summaries: t.field({
      type: [AssessmentSettings],
      description: 'Its published summaries by level.',
      resolve: ({ summaries }) => [...summaries],
    }),
    summary_attempts: t.exposeInt('summary_attempts', {
      nullable: true,
      description: 'How often a summary can be taken, in every course of the group; null is without a limit.',
    }),
    in_sequence: t.exposeBoolean('in_sequence', {
      description: 'Whether a study project opens only after the one before it in its lesson and level.',
    }),
    benchmark_first: t.exposeBoolean('benchmark_first', {
      description: 'Whether study projects and summary of a level open only after its benchmark.',
    }),
    review_benchmarks: t.expose('review_benchmarks', {
      type: ReviewRuleRef,
      description: 'When the right answers of benchmarks are shown.',
    }),
    review_summaries: t.expose('review_summaries', {
      type: ReviewRuleRef,
      description: 'When the right answers of summaries are shown.',
    }),
    extra_times: t.field({
      type: [LearnerExtraTime],
      description: 'The learners of the group who have extra time, by last name; it holds in all its courses.',
      resolve: ({ extra_times }) => [...extra_times],
    }),
  }),
});
