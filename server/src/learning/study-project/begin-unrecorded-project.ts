import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import type { AskedQuestion } from '@lectern/domain/learning/attempt/asked-question.ts';
import { present } from '@lectern/domain/learning/question/present.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Context } from '../../base/graphql/context.ts';
import { secureRandom } from '../../secure-random.ts';
import { resourceKindsJson, type AttemptRow } from '../attempt/attempt-row.ts';
import { viewerRow } from '../../base/access/content-access.ts';
import { readProjectQuestions } from './read-project-questions.ts';
import {
  beginUnrecorded,
  carried,
  type CarriedAttempt,
  type UnrecordedMode,
} from '../sealed-attempt/sealed-attempt.ts';

/** A study project to be worked on unrecorded, and who asks for it. */
export type FoundProject = {
  readonly viewer_id: string | null;
  readonly global_role: GlobalRole | null;
  /** Whether its lesson stands in the list of free lessons. */
  readonly free: boolean;
  readonly level: number;
};

/** Looks a study project up; null where it is not there or, without `drafts`, not published. */
export async function findProject(context: Context, id: string, drafts: boolean): Promise<FoundProject | null> {
  const { rows } = await sql<FoundProject>`/* study-project-to-take */
    with ${viewerRow(context, null)}
    select viewer.id as viewer_id, viewer.role as global_role, s.level,
      exists (select from free_lessons f where f.lesson_id = l.id) as free
    from viewer
    join study_projects s on s.id = ${id} and s.deleted_on is null and (s.published or ${drafts})
    join lessons l on l.id = s.lesson_id and l.deleted_on is null and (l.published or ${drafts})
    join courses c on c.id = l.course_id and c.deleted_on is null and (c.published or ${drafts})
    join products p on p.id = c.product_id and p.deleted_on is null and (p.published or ${drafts})`.execute(context.db);
  return rows[0] ?? null;
}

/** Begins a study project that nobody records; it refuses one that asks nothing. */
export async function beginProject(
  context: Context,
  mode: UnrecordedMode,
  id: string,
  { level, viewer_id }: FoundProject,
): Promise<CarriedAttempt> {
  const found = await readProjectQuestions(context.db, id, { drafts: mode === 'PREVIEW' });
  if (found.length === 0) throw new Refusal('NO_QUESTIONS');
  const questions = found.map(({ content, ...question }): AskedQuestion => ({
    ...question,
    ...present(content, secureRandom),
  }));
  const resources = await readResourceKinds(context, questions);
  const user_id = mode === 'PREVIEW' ? viewer_id : null;
  const begun = { mode, user_id, type: 'STUDY_PROJECT', level, time_limit: null, questions, resources } as const;
  return carried(context, beginUnrecorded(begun));
}

async function readResourceKinds(
  { db }: Context,
  questions: readonly AskedQuestion[],
): Promise<AttemptRow['resources']> {
  const ids = questions.map(({ question_id }) => question_id);
  const { rows } = await sql<{ id: string; kinds: AttemptRow['resources'][string] }>`
    select q.id, ${resourceKindsJson()} as kinds from questions q where q.id = any(${ids}::uuid[])`.execute(db);
  return Object.fromEntries(rows.map(({ id, kinds }) => [id, kinds]));
}
