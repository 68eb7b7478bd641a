import { learnerOf, groupOf, courseOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'totalQuestions',
    variables: ({ benchmark_ids, group_id }) => ({ id: benchmark_ids[0], groupId: group_id }),
  },
  {
    operation: 'completedBenchmarks',
    owner: learnerOf,
    variables: (place) => ({ groupId: place.group_id, userId: place.learner.id }),
  },
  {
    operation: 'completedSummaries',
    owner: learnerOf,
    variables: (place) => ({ groupId: place.group_id, userId: place.learner.id }),
  },
  {
    operation: 'benchmarks',
    variables: ({ course_id }) => ({ courseId: course_id }),
    free: ({ course_id }) => ({ courseId: course_id }),
  },
  { operation: 'benchmarks', about: 'in its group', variables: (place) => ({ ...courseOf(place), level: 1 }) },
  {
    operation: 'benchmark',
    variables: ({ benchmark_ids }) => ({ id: benchmark_ids[0] }),
    free: ({ benchmark_ids }) => ({ id: benchmark_ids[0] }),
  },
  { operation: 'summaries', variables: ({ course_id }) => ({ courseId: course_id }) },
  { operation: 'summary', variables: ({ summary_ids }) => ({ id: summary_ids[0] }) },
  {
    operation: 'saveAssessmentDraft',
    owner: learnerOf,
    variables: (place) => ({
      data: {
        ...groupOf(place),
        attempt_id: place.attempt_ids.draft,
        revision: 0,
        answers: [{ question_id: place.benchmark_question_ids[5] }],
      },
    }),
  },
  {
    operation: 'startAssessment',
    owner: learnerOf,
    toRemoved: 'REMOVED_FROM_GROUP',
    variables: (place) => ({
      data: { ...groupOf(place), course_id: place.course_id, type: 'BENCHMARK', level: 4, user_id: place.learner.id },
    }),
  },
  {
    operation: 'startAssessment',
    about: 'taken up again',
    owner: learnerOf,
    toRemoved: 'REMOVED_FROM_GROUP',
    variables: (place) => ({
      data: {
        ...groupOf(place),
        course_id: place.course_id,
        type: 'BENCHMARK',
        level: 2,
        attempt_id: place.attempt_ids.draft,
        user_id: place.learner.id,
      },
    }),
  },
  {
    operation: 'saveBenchmarkAnswers',
    owner: learnerOf,
    variables: (place) => ({
      where: { ...groupOf(place), attempt_id: place.attempt_ids.benchmark },
      data: [{ ...groupOf(place), question_id: place.benchmark_question_ids[10], user_id: place.learner.id }],
    }),
  },
  {
    operation: 'saveSummaryAnswers',
    owner: learnerOf,
    variables: (place) => ({
      where: { ...groupOf(place), attempt_id: place.attempt_ids.summary },
      data: [{ ...groupOf(place), question_id: place.benchmark_question_ids[5], user_id: place.learner.id }],
    }),
  },
  {
    operation: 'summaryResults',
    owner: learnerOf,
    variables: ({ group_id, course_id, learner: user }) => ({ where: { group_id, course_id, user_id: user.id } }),
  },
];
