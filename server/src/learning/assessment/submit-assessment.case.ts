import { learnerOf, groupOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
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
];
