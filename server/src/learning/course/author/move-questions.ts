import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import type { ContentAct } from '../../../base/content/content-act.ts';
import { holdItem } from '../../../base/content/hold-item.ts';
import { far } from '../../../base/content/place-items.ts';
import { questionKind, writeQuestions } from '../../question/write-question.ts';
import { placeTogether, type Target } from './move-items.ts';

type Standing = {
  readonly id: string;
  readonly parent_id: string;
  /** Whether it is the case of a case study. */
  readonly is_case: boolean;
  /** The lesson that it counts for, or whose study project its case study is of. */
  readonly lesson_id: string | null;
  readonly same_course: boolean;
  readonly to_benchmark: boolean;
  /** Whether the case study that they come to has a case that does not move. */
  readonly has_case: boolean;
};

/**
 * Puts questions together in a benchmark or a case study of their course. From a case study to a benchmark they count
 * for the lesson they were in; in a case study they count for no lesson, and the first case among them stays one only
 * where there is none.
 */
export async function moveQuestions(
  db: Database,
  act: ContentAct,
  ids: readonly string[],
  { parent_id, before }: Pick<Target, 'parent_id' | 'before'>,
): Promise<void> {
  const { rows } = await sql<Standing>`/* questions-to-move */
    with target as (
      select course_id, true as to_benchmark, false as has_case from benchmarks where id = ${parent_id} and deleted_on is null
      union all
      select l.course_id, false, exists (select from questions one where one.case_study_id = k.id and not one.is_reinforced
        and one.deleted_on is null and one.id <> all(${ids}::uuid[]))
      from case_studies k join study_projects s on s.id = k.study_project_id and s.deleted_on is null
      join lessons l on l.id = s.lesson_id and l.deleted_on is null where k.id = ${parent_id} and k.deleted_on is null
    )
    select q.id, coalesce(q.benchmark_id, q.case_study_id) as parent_id, k.id is not null and not q.is_reinforced as is_case,
      coalesce(q.lesson_id, l.id) as lesson_id, coalesce(b.course_id, l.course_id) = target.course_id as same_course,
      target.to_benchmark, target.has_case
    from target cross join questions q
    left join benchmarks b on b.id = q.benchmark_id
    left join case_studies k on k.id = q.case_study_id
    left join study_projects s on s.id = k.study_project_id
    left join lessons l on l.id = s.lesson_id
    where q.id = any(${ids}::uuid[]) and q.deleted_on is null order by q.id for no key update of q`.execute(db);
  const [first] = rows;
  if (!first || rows.length !== ids.length) throw new Refusal('NOT_FOUND');
  if (rows.some(({ same_course }) => !same_course)) throw new Refusal('NOT_FOUND', { field: 'data.parent_id' });
  const { to_benchmark, has_case } = first;
  await holdItem(
    db,
    { table: to_benchmark ? 'benchmarks' : 'case_studies', publishes: true },
    parent_id,
    'data.parent_id',
  );
  const standing = new Map(rows.map((row) => [row.id, row]));
  const come = ids.flatMap((id) => standing.get(id) ?? []).filter((row) => row.parent_id !== parent_id);
  const stays = has_case || to_benchmark ? null : come.find(({ is_case }) => is_case)?.id;
  await writeQuestions(
    db,
    act,
    come.map(({ id, lesson_id }, index) => ({
      id,
      changes: {
        benchmark_id: to_benchmark ? parent_id : null,
        case_study_id: to_benchmark ? null : parent_id,
        is_reinforced: !to_benchmark && id !== stays,
        ...(to_benchmark ? {} : { is_free_sample: false }),
        lesson_id: to_benchmark ? lesson_id : null,
        order_key: far + index,
      },
    })),
  );
  await placeTogether(db, act, questionKind, { id: parent_id }, ids, before);
}
