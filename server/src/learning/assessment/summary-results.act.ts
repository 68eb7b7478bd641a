import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { admitToLearner } from '../../base/access/admit-to-learner.ts';
import { attemptQuestion, type AttemptQuestionShape } from '../attempt/attempt-question.ts';
import { attemptJson, wholeAttempt, type AttemptRow } from '../attempt/attempt-row.ts';
import { Question } from '../question/question.ts';
import { readReview } from './review-facts.ts';

type SummaryResult = AttemptQuestionShape;

const SummaryOfResult = builder.objectRef<{ readonly id: string }>('SummaryOfResult').implement({
  description: 'The summary a result belongs to.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'Its id.' }) }),
});

const SummaryResultRef = builder.objectRef<SummaryResult>('SummaryResult').implement({
  description: 'How a learner has answered one question of a finished summary.',
  fields: (t) => ({
    summary: t.field({
      type: SummaryOfResult,
      description: 'The summary.',
      resolve: ({ exercise_id }) => ({ id: exercise_id }),
    }),
    question: t.expose('question', {
      type: Question,
      description:
        'The question; with its key once nothing asks it any more, or as the group has set it; to instructors always.',
    }),
    answer: t.field({
      type: 'JSON',
      nullable: true,
      description: 'The answer given; null where there was none.',
      resolve: ({ answer }) => answer,
    }),
    result: t.exposeBoolean('last_result', {
      nullable: true,
      description: 'Whether it was right; null to the learner as long as the right answer is not shown.',
    }),
  }),
});

const SummaryResultsWhere = builder.inputType('SummaryResultsWhere', {
  description: 'Whose results of which course in which group.',
  fields: (t) => ({
    user_id: t.id({ description: 'The learner: you, or one you teach.' }),
    course_id: t.id({ description: 'The course.' }),
    group_id: t.id({ description: 'The group.' }),
  }),
});

builder.queryField('summaryResults', (t) =>
  t.field({
    type: [SummaryResultRef],
    description: "A learner's answers in the latest finished attempts at the summaries of a course.",
    args: { where: t.arg({ type: SummaryResultsWhere, description: 'Whose results.' }) },
    resolve: async (_root, { where }, context): Promise<SummaryResult[]> => {
      const access = await admitToLearner(context, 'summaryResults', where.group_id, where.user_id);
      const teaches = where.user_id !== access.viewer_id;
      const { rows } = await sql<{ attempt: AttemptRow; exercises: string[] }>`
        select ${attemptJson()} as attempt, (
          select array_agg(r.exercise_id) from exercise_results r where r.group_id = a.group_id and r.attempt_id = a.id and r.is_latest
        ) as exercises
        from attempts a
        where a.group_id = ${where.group_id} and a.user_id = ${where.user_id} and a.course_id = ${where.course_id}
          and a.type = 'SUMMARY' and a.state = 'SUBMITTED' order by a.submitted_at`.execute(context.db);
      const taken = await Promise.all(
        rows.map(async ({ attempt, exercises }) => ({ attempt: await wholeAttempt(context.db, attempt), exercises })),
      );
      const review = await readReview(context.db, { ...where, type: 'SUMMARY' });
      return taken.flatMap(({ attempt, exercises }) =>
        attempt.questions
          .filter(({ exercise_id }) => exercises?.includes(exercise_id))
          .map((asked) => {
            const shown = teaches || review(asked.exercise_id) === 'SHOWN';
            return attemptQuestion(attempt, asked, shown ? 'EVERYTHING' : 'NOTHING');
          }),
      );
    },
  }),
);
