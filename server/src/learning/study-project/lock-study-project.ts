import { isGroupLocked } from '@lectern/domain/classroom/group/group.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { getViewerId, type Context } from '../../base/graphql/context.ts';
import { isShown } from '../../base/content/is-shown.ts';
import { groupAccessJson, groupLocked, principalOf, type GroupAccess } from '../../base/access/group-access.ts';
import { findGroupOfAttempt } from '../attempt/find-group-of-attempt.ts';
import { attemptJson, type AttemptRow } from '../attempt/attempt-row.ts';

/** Whose study project in which group; the learner may be named, but it must be the caller. */
export type StudyProjectPlace = {
  readonly study_project_id: string;
  readonly group_id: string;
  readonly user_id?: string | null | undefined;
  /** The attempt that is meant, where a later one must not be touched. */
  readonly attempt_id?: string | null | undefined;
};

/** What a learner finds at a study project: where it stands, and the open attempt, locked until the transaction ends. */
export type LockedStudyProject = {
  readonly access: GroupAccess;
  readonly course_id: string;
  readonly attempt: AttemptRow | null;
};

type Row = LockedStudyProject & { readonly published: boolean; readonly in_group: boolean; readonly known: boolean };

/**
 * Lets a learner work on a study project, or refuses: their own, in a group that is open, with a course it holds,
 * published. An attempt that is named is found in the group it has moved to as well.
 */
export async function lockStudyProject(
  context: Context,
  operation: Operation,
  place: StudyProjectPlace,
): Promise<LockedStudyProject> {
  const viewerId = getViewerId(context);
  const { rows } = await sql<Row>`/* lock-study-project */
    with a as materialized (
      select * from attempts where group_id = ${place.group_id} and user_id = ${viewerId}
        and study_project_id = ${place.study_project_id} and state = 'STARTED' for update
    )
    select ${groupAccessJson()} as access, c.id as course_id,
      ${isShown('study_projects', 's')} as published,
      exists (select from exercise_results r where r.group_id = g.id and r.user_id = viewer.id and r.exercise_id = s.id) as known,
      exists (select from group_courses gc where gc.group_id = g.id and gc.course_id = c.id) as in_group,
      (select ${attemptJson()} from a) as attempt
    from users viewer
    join groups g on g.id = ${place.group_id} and g.deleted_on is null
    join study_projects s on s.id = ${place.study_project_id} and s.deleted_on is null
    join lessons l on l.id = s.lesson_id and l.deleted_on is null
    join courses c on c.id = l.course_id and c.deleted_on is null
    where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(context.db);
  const row = rows[0];
  if (place.attempt_id != null && row?.attempt?.id !== place.attempt_id) {
    const group_id = await findGroupOfAttempt(context.db, place.attempt_id, viewerId);
    if (group_id !== null && group_id !== place.group_id) {
      return lockStudyProject(context, operation, { ...place, group_id });
    }
  }
  const own =
    row !== undefined && row.in_group && row.access.group_role !== null && (place.user_id ?? viewerId) === viewerId;
  context.checks.allow(operation, own ? principalOf(row.access, viewerId) : { signedIn: true });
  if (!row) throw new Refusal('NOT_FOUND');
  if (isGroupLocked(row.access, row.access.today)) throw groupLocked(row.access);
  // A draft looks missing to a learner who never worked on it.
  if (!row.published && !row.known) throw new Refusal('NOT_FOUND');
  if (!row.published) throw new Refusal('NOT_PUBLISHED');
  if (place.attempt_id != null && row.attempt?.id !== place.attempt_id) throw new Refusal('ATTEMPT_OVER');
  return row;
}
