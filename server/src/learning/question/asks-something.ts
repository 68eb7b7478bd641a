import { sql } from 'kysely';
import { askable, askedOfGroups } from './askable.ts';

/** Whether learners can be asked something in the study project row `s`. */
export const projectAsks = sql<boolean>`exists (
  select from case_studies cs join questions q on q.case_study_id = cs.id and q.deleted_on is null and ${askable}
  where cs.study_project_id = s.id and cs.published and cs.deleted_on is null)`;

/** Whether learners of a group can be asked something of the benchmark with the id in the column named. */
export const benchmarkAsks = (column: string) => sql<boolean>`exists (
  select from questions q join lessons asked on asked.id = q.lesson_id and asked.published and asked.deleted_on is null
  where q.benchmark_id = ${sql.ref(column)} and q.deleted_on is null and ${askedOfGroups})`;
