import { nothingEarned } from '@lectern/domain/learning/attempt/earned.ts';
import { learnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import { presentToAuthors } from '@lectern/domain/learning/question/present.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId } from '../../../base/graphql/context.ts';
import { groupAccessJson, principalOf, type GroupAccess } from '../../../base/access/group-access.ts';
import { questionContents } from '../../../learning/question/question-contents.ts';
import { Question, type QuestionShape } from '../../../learning/question/question.ts';

type Row = { readonly access: GroupAccess; readonly version_id: string | null };

builder.queryField('assessedQuestion', (t) =>
  t.field({
    type: Question,
    description:
      'A question of the benchmark and summary of a level with its key, as the group was asked it last, to whoever may read the gradebook. It looks missing until a learner of the group has submitted an answer to it.',
    args: {
      courseId: t.arg.id({ description: 'The course.' }),
      groupId: t.arg.id({ description: 'The group.' }),
      questionId: t.arg.id({ description: 'The question.' }),
    },
    resolve: async (_root, { courseId, groupId, questionId }, context): Promise<QuestionShape> => {
      const viewerId = getViewerId(context);
      const { rows } = await sql<Row>`/* assessed-question */
        select ${groupAccessJson()} as access, (
          select x.version_id
          from questions q join benchmarks b on b.id = q.benchmark_id and b.course_id = gc.course_id
          join exercise_results r on r.group_id = g.id and r.completed_on is not null
            and (r.benchmark_id = b.id or r.summary_id in (select s.id from summaries s where s.benchmark_id = b.id))
          join group_members m on m.group_id = g.id and m.user_id = r.user_id and m.role = 'STUDENT' and m.deleted_on is null
          join answer_records x on x.group_id = r.group_id and x.attempt_id = r.attempt_id and x.question_id = q.id
          where q.id = ${questionId}
          order by r.completed_on desc limit 1) as version_id
        from users viewer
        join groups g on g.id = ${groupId} and g.deleted_on is null
        join group_courses gc on gc.group_id = g.id and gc.course_id = ${courseId}
        where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(context.db);
      const [row] = rows;
      context.checks.allow('assessedQuestion', row ? principalOf(row.access) : { signedIn: true });
      if (!row?.version_id) throw new Refusal('NOT_FOUND');
      const content = (await questionContents(context.db, [row.version_id])).get(row.version_id);
      if (!content) throw new Error(`the version ${row.version_id} is gone`);
      return {
        id: questionId,
        ...learnerQuestion(content, presentToAuthors(content), true),
        earned: { ...nothingEarned, key: true },
        resources: { hint: null, reveal: null },
      };
    },
  }),
);
