import { isPass, passThreshold, scorePercent } from '@lectern/domain/learning/attempt/score.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import type { Context } from '../../base/graphql/context.ts';
import { ExerciseTypeRef } from '../attempt/exercise-type.ts';
import { admitToLearner } from '../../base/access/admit-to-learner.ts';
import { askedOfGroups } from '../question/askable.ts';

type Completed = {
  readonly type: 'BENCHMARK' | 'SUMMARY';
  readonly exercise_id: string;
  readonly course_id: string;
  readonly level: number;
  readonly corrects: number;
  readonly total_questions: number;
  readonly completed_on: string;
};

const CompletedAssessment = builder.objectRef<Completed>('CompletedAssessment').implement({
  description: 'The latest finished attempt of a learner at a benchmark or summary.',
  fields: (t) => ({
    type: t.expose('type', { type: ExerciseTypeRef, description: 'BENCHMARK or SUMMARY.' }),
    exercise_id: t.exposeID('exercise_id', { description: 'The benchmark or summary.' }),
    course_id: t.exposeID('course_id', { description: 'The course it belongs to.' }),
    level: t.exposeInt('level', { description: 'Its level.' }),
    corrects: t.exposeInt('corrects', { description: 'Correct answers.' }),
    total_questions: t.exposeInt('total_questions', { description: 'Questions asked.' }),
    percent: t.int({
      nullable: true,
      description: 'The rounded percentage.',
      resolve: ({ corrects, total_questions }) => scorePercent(corrects, total_questions),
    }),
    completed_on: t.expose('completed_on', { type: 'DateTime', description: 'When it was submitted.' }),
  }),
});

builder.queryField('completedBenchmarks', (t) =>
  t.field({
    type: [CompletedAssessment],
    description: 'The benchmarks a learner has completed in a group.',
    args: {
      groupId: t.arg.id({ description: 'The group.' }),
      userId: t.arg.id({ description: 'The learner: you, or one you teach.' }),
    },
    resolve: (_root, { groupId, userId }, context) => completed(context, 'completedBenchmarks', groupId, userId),
  }),
);

builder.queryField('completedSummaries', (t) =>
  t.field({
    type: [CompletedAssessment],
    description: `The summaries a learner has completed in a group: those whose latest score is ${passThreshold} percent or more.`,
    args: {
      groupId: t.arg.id({ description: 'The group.' }),
      userId: t.arg.id({ description: 'The learner: you, or one you teach.' }),
    },
    resolve: (_root, { groupId, userId }, context) => completed(context, 'completedSummaries', groupId, userId),
  }),
);

async function completed(
  context: Context,
  operation: Operation,
  groupId: string,
  userId: string,
): Promise<Completed[]> {
  await admitToLearner(context, operation, groupId, userId);
  const type = operation === 'completedBenchmarks' ? 'BENCHMARK' : 'SUMMARY';
  const { rows } = await sql<Completed>`/* completed-assessments */
    select r.type, r.exercise_id, coalesce(b.course_id, s.course_id) as course_id, coalesce(b.level, s.level) as level,
      r.corrects, r.total_questions, r.completed_on
    from exercise_results r left join benchmarks b on b.id = r.benchmark_id left join summaries s on s.id = r.summary_id
    where r.group_id = ${groupId} and r.user_id = ${userId} and r.type = ${type}::exercise_type and r.is_latest
    order by level`.execute(context.db);
  return rows.filter((row) => type === 'BENCHMARK' || isPass(scorePercent(row.corrects, row.total_questions)));
}

builder.queryField('totalQuestions', (t) =>
  t.field({
    type: 'Int',
    description: 'How many questions a sitting of a benchmark or summary asks in a group.',
    args: {
      id: t.arg.id({ description: 'The benchmark or summary.' }),
      groupId: t.arg.id({ description: 'The group.' }),
    },
    resolve: async (_root, { id, groupId }, context) => {
      await admitToLearner(context, 'totalQuestions', groupId, null);
      const { rows } = await sql<{ total: number }>`
        select coalesce(sum(least(n.count, coalesce(x.questions_per_lesson, a.questions_per_lesson, n.count))), 0)::int as total
        from (
          select b.id, b.id as benchmark_id, b.course_id, b.questions_per_lesson from benchmarks b where b.published and b.deleted_on is null
          union all
          select s.id, s.benchmark_id, s.course_id, s.questions_per_lesson from summaries s where s.published and s.deleted_on is null
        ) a
        join group_courses gc on gc.course_id = a.course_id and gc.group_id = ${groupId}
        left join assessment_custom_settings x on x.group_id = gc.group_id and coalesce(x.benchmark_id, x.summary_id) = a.id
        left join lateral (
          select count(*)::int as count from questions q join lessons l on l.id = q.lesson_id and l.published and l.deleted_on is null
          where q.benchmark_id = a.benchmark_id and q.deleted_on is null and ${askedOfGroups} group by q.lesson_id
        ) n on true
        where a.id = ${id} group by a.id`.execute(context.db);
      if (!rows[0]) throw new Refusal('NOT_FOUND');
      return rows[0].total;
    },
  }),
);
