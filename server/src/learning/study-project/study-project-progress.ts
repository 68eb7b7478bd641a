import { builder } from '../../base/graphql/builder.ts';
import { AttemptQuestion, attemptQuestions } from '../attempt/attempt-question.ts';
import { wholeAttempt, type AttemptHead } from '../attempt/attempt-row.ts';

/** An attempt at a study project, open or finished. */
export const StudyProjectProgress = builder.objectRef<AttemptHead>('StudyProjectProgress').implement({
  description: 'Your attempt at a study project: the saved draft while it is open, what you did once it is finished.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the attempt.' }),
    user_id: t.exposeID('user_id', { description: 'Whose it is.' }),
    study_project_id: t.id({
      description: 'The study project.',
      resolve: ({ study_project_id }) => study_project_id ?? '',
    }),
    group_id: t.exposeID('group_id', { description: 'The group.' }),
    question_index: t.exposeInt('question_index', { description: 'The question reached, counted from 0.' }),
    questions: t.idList({
      description: 'The ids of the questions in the order of this attempt.',
      resolve: async (head, _args, { db }) =>
        (await wholeAttempt(db, head)).questions.map(({ question_id }) => question_id),
    }),
    progress: t.field({
      type: 'JSON',
      description: 'What was done so far, by question id.',
      resolve: async (head, _args, { db }) => (await wholeAttempt(db, head)).progress,
    }),
    attempt_questions: t.field({
      type: [AttemptQuestion],
      description: 'The questions in order with what was done with each.',
      resolve: async (head, _args, { db }) => attemptQuestions(await wholeAttempt(db, head), 'AS_EARNED'),
    }),
    revision: t.exposeInt('revision', { description: 'Counts every change; send it back with the next save.' }),
    finished: t.boolean({ description: 'Whether it was submitted.', resolve: ({ state }) => state === 'SUBMITTED' }),
    started_at: t.expose('started_at', { type: 'DateTime', description: 'When it began.' }),
    saved_at: t.expose('saved_at', { type: 'DateTime', description: 'When it was saved last.' }),
  }),
});
