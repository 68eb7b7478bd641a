import { builder } from '../../base/graphql/builder.ts';
import { AssessmentAttempt } from '../assessment/assessment-attempt.ts';
import { LateAnswers, readLateAnswers, type LateAnswersShape } from './late-answers.ts';

/** What a learner sees of late answers: the score with them only once it is decided, so that nobody can try what is right. */
const OwnLateAnswers = builder.objectRef<LateAnswersShape>('OwnLateAnswers').implement({
  description: 'Answers of your sitting that arrived after its deadline and the grace.',
  fields: (t) => ({
    numbers: t.exposeIntList('numbers', { description: 'The numbers of the questions that they answer, from 1.' }),
    arrived_at: t.expose('arrived_at', { type: 'DateTime', description: 'When they arrived.' }),
    decision: t.field({
      type: LateAnswers,
      nullable: true,
      description: 'What the main instructor has decided, with the score before and after; null before that.',
      resolve: (late) => (late.taken === null ? null : late),
    }),
  }),
});

builder.objectField(AssessmentAttempt, 'late_answers', (t) =>
  t.field({
    type: OwnLateAnswers,
    nullable: true,
    description: 'Answers that arrived too late to be counted by themselves; null where there are none.',
    resolve: async ({ group_id, id, state }, _args, { db }) =>
      state === 'SUBMITTED' ? ((await readLateAnswers(db, { group_id, attempt_id: id }))[0] ?? null) : null,
  }),
);
