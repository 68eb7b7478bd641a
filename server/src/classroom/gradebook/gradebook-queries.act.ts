import { Refusal } from '@lectern/domain/refusal.ts';
import type { ExerciseType } from '../../base/database/types.ts';
import { builder } from '../../base/graphql/builder.ts';
import { ExerciseResult } from '../../learning/attempt/exercise-result.ts';
import { readGain } from './gain/gain-facts.ts';
import { StudentGain } from './gain/learning-gain.ts';
import { readGradebook, type GradebookFacts } from './gradebook-facts.ts';
import { GradebookOverview, type Overview } from './gradebook-overview.ts';

const ofKind = (facts: GradebookFacts, type: ExerciseType): Overview => ({ facts, type });

builder.queryField('benchmarkGradebookOverview', (t) =>
  t.field({
    type: GradebookOverview,
    description: 'How the learners of a group did in the benchmarks of a course.',
    args: { courseId: t.arg.id({ description: 'The course.' }), groupId: t.arg.id({ description: 'The group.' }) },
    resolve: async (_root, ids, context) =>
      ofKind(await readGradebook(context, 'benchmarkGradebookOverview', { ...ids, studentId: null }), 'BENCHMARK'),
  }),
);

builder.queryField('lessonGradebookOverview', (t) =>
  t.field({
    type: GradebookOverview,
    description: 'How the learners of a group did in the study projects of a course, lesson by lesson.',
    args: { courseId: t.arg.id({ description: 'The course.' }), groupId: t.arg.id({ description: 'The group.' }) },
    resolve: async (_root, ids, context) =>
      ofKind(await readGradebook(context, 'lessonGradebookOverview', { ...ids, studentId: null }), 'STUDY_PROJECT'),
  }),
);

builder.queryField('summaryGradebookOverview', (t) =>
  t.field({
    type: GradebookOverview,
    description: 'How the learners of a group did in the summaries of a course.',
    args: { courseId: t.arg.id({ description: 'The course.' }), groupId: t.arg.id({ description: 'The group.' }) },
    resolve: async (_root, ids, context) =>
      ofKind(await readGradebook(context, 'summaryGradebookOverview', { ...ids, studentId: null }), 'SUMMARY'),
  }),
);

type StudentOverview = GradebookFacts & { readonly ids: { groupId: string; courseId: string; studentId: string } };

const StudentGradebookOverview = builder.objectRef<StudentOverview>('StudentGradebookOverview').implement({
  description: 'How one learner did in a course of a group.',
  fields: (t) => ({
    benchmarks: t.field({
      type: GradebookOverview,
      description: 'In its benchmarks.',
      resolve: (facts) => ofKind(facts, 'BENCHMARK'),
    }),
    lessons: t.field({
      type: GradebookOverview,
      description: 'In its study projects.',
      resolve: (facts) => ofKind(facts, 'STUDY_PROJECT'),
    }),
    summaries: t.field({
      type: GradebookOverview,
      description: 'In its summaries.',
      resolve: (facts) => ofKind(facts, 'SUMMARY'),
    }),
    history: t.field({
      type: [ExerciseResult],
      description: 'Every finished attempt at these exercises, oldest first.',
      resolve: ({ history }) => [...history],
    }),
    gain: t.field({
      type: StudentGain,
      description: 'What the learner gained between benchmark and summary.',
      resolve: async ({ ids }, _args, context) => {
        const facts = await readGain(context, { ...ids, level: null });
        if (!facts) throw new Refusal('NOT_FOUND');
        return facts;
      },
    }),
  }),
});

builder.queryField('studentGradebookOverview', (t) =>
  t.field({
    type: StudentGradebookOverview,
    description: 'How one learner did in a course: yourself, or a learner of a group you teach.',
    args: {
      courseId: t.arg.id({ description: 'The course.' }),
      groupId: t.arg.id({ description: 'The group.' }),
      studentId: t.arg.id({ description: 'The learner.' }),
    },
    resolve: async (_root, ids, context) => ({
      ...(await readGradebook(context, 'studentGradebookOverview', ids)),
      ids,
    }),
  }),
);
