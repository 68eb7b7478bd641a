import type { AskedQuestion } from '@lectern/domain/learning/attempt/asked-question.ts';
import { isAskable } from '@lectern/domain/learning/question/askable.ts';
import type { QuestionContent } from '@lectern/domain/learning/question/question.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';

type ProjectQuestion = Omit<AskedQuestion, 'order'> & { readonly content: QuestionContent };

/** The questions that a study project asks, in order; with `drafts` those of unpublished case studies too. */
export async function readProjectQuestions(
  db: Database,
  studyProjectId: string,
  { drafts = false } = {},
): Promise<ProjectQuestion[]> {
  const { rows } = await sql<ProjectQuestion>`/* study-project-questions */
    select q.id as question_id, q.version_id, q.type, s.id as exercise_id, s.lesson_id, l.name as lesson_name, s.level, q.is_reinforced, v.content,
      dense_rank() over (order by cs.order_key, cs.id)::int as case_number
    from study_projects s
    join lessons l on l.id = s.lesson_id
    join case_studies cs on cs.study_project_id = s.id and (cs.published or ${drafts}) and cs.deleted_on is null
    join questions q on q.case_study_id = cs.id and q.deleted_on is null
    join question_versions v on v.id = q.version_id
    where s.id = ${studyProjectId}
    order by cs.order_key, cs.id, q.is_reinforced, q.order_key, q.id`.execute(db);
  return rows.filter(({ content }) => isAskable(content));
}
