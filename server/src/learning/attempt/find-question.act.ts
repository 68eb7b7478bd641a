import { everythingEarned, nothingEarned } from '@lectern/domain/learning/attempt/earned.ts';
import { learnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import { presentPlainly, presentToAuthors } from '@lectern/domain/learning/question/present.ts';
import type { QuestionContent } from '@lectern/domain/learning/question/question.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { contentFactsJson, settleContentMode, viewerRow, type ContentFacts } from '../../base/access/content-access.ts';
import { resourceKindsJson } from './attempt-row.ts';
import { Question, type QuestionShape, type ResourceKinds } from '../question/question.ts';

builder.queryField('question', (t) =>
  t.field({
    type: Question,
    description: 'One question. Content roles see its key; learners see it as an attempt would show it.',
    args: {
      id: t.arg.id({ description: 'The question.' }),
      groupId: t.arg.id({
        required: false,
        description: 'The group you study it in; without it, any open group of yours.',
      }),
    },
    resolve: async (_root, { id, groupId }, context): Promise<QuestionShape> => {
      const { rows } = await sql<{
        facts: ContentFacts;
        content: QuestionContent;
        resources: ResourceKinds;
      }>`/* question */
        with ${viewerRow(context, groupId)}
        select ${contentFactsJson(groupId, sql`exists (select from free_lessons f where f.lesson_id = l.id)`)} as facts, v.content, ${resourceKindsJson()} as resources
        from viewer
        join questions q on q.id = ${id} and q.deleted_on is null and (viewer.drafts or q.case_study_id is not null)
        join question_versions v on v.id = q.version_id
        left join case_studies cs on cs.id = q.case_study_id and cs.deleted_on is null
        left join study_projects s on s.id = cs.study_project_id and s.deleted_on is null
        left join benchmarks b on b.id = q.benchmark_id and b.deleted_on is null
        left join lessons l on l.id = s.lesson_id and l.deleted_on is null
        join courses c on c.id = coalesce(b.course_id, l.course_id) and c.deleted_on is null
        join products p on p.id = c.product_id and p.deleted_on is null
        where viewer.drafts or (cs.published and s.published and l.published and c.published and p.published)`.execute(
        context.db,
      );
      const mode = await settleContentMode(context, 'question', rows[0]?.facts ?? null);
      const { content, resources } = rows[0] as { content: QuestionContent; resources: ResourceKinds };
      if (mode === 'PREVIEW') {
        return {
          id,
          ...learnerQuestion(content, presentToAuthors(content), true),
          earned: everythingEarned(content),
          resources,
        };
      }
      return {
        id,
        ...learnerQuestion(content, presentPlainly(content), false),
        earned: nothingEarned,
        resources,
      };
    },
  }),
);
