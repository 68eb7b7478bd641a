import { sittingFate } from '@lectern/domain/learning/attempt/sitting-standing.ts';
import { isGroupLocked } from '@lectern/domain/classroom/group/group.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { isWithinBound } from '../../base/graphql/policy.ts';
import { attemptHeadJson, type AttemptHead } from '../../learning/attempt/attempt-row.ts';
import { stillRuns } from '../../learning/attempt/still-runs.ts';
import { groupAccessJson, type GroupAccess } from '../../base/access/group-access.ts';
import type { SittingTimeShape } from './sitting-time.ts';

type Row = {
  readonly head: AttemptHead;
  readonly access: GroupAccess;
  readonly group_name: string;
  readonly course_name: string;
  readonly language: string;
  readonly is_deleted: boolean;
  readonly runs: boolean;
};

/**
 * The clock and the place of a person's own sitting, the newest of those that `which` says of the attempt `a`. Where its
 * page asks, that is noted, at most every 20 seconds, so that a lost line is told from thinking.
 */
export async function readOwnSitting(
  db: Database,
  userId: string,
  which: RawBuilder<unknown>,
  asked: 'BY_ITS_PAGE' | 'BY_ANOTHER',
): Promise<{ readonly time: SittingTimeShape; readonly access: GroupAccess } | null> {
  const { rows } = await sql<Row>`/* own-sitting-now */
    with found as materialized (
      select a.*, ${groupAccessJson()} as access, ${stillRuns} as runs, g.name as group_name, c.name as course_name, c.language,
        g.deleted_on is not null as is_deleted
      from attempts a join groups g on g.id = a.group_id join courses c on c.id = a.course_id
      join users viewer on viewer.id = a.user_id and viewer.deleted_on is null
      where a.user_id = ${userId} and a.type <> 'STUDY_PROJECT' and ${isWithinBound(sql.ref('g.institution_id'))} and ${which}
      order by a.started_at desc limit 1
    ), heard as (
      update attempts a set heard_at = clock_timestamp() from found
      where a.group_id = found.group_id and a.id = found.id and a.state = 'STARTED' and ${asked === 'BY_ITS_PAGE'}
        and (a.heard_at is null or a.heard_at < clock_timestamp() - interval '20 seconds')
    )
    select ${attemptHeadJson()} as head, a.access, a.runs, a.group_name, a.course_name, a.language, a.is_deleted from found a`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return null;
  const { head, access, group_name, course_name, language, is_deleted, runs } = row;
  const fate = sittingFate({
    isMember: access.group_role !== null,
    isOpen: !is_deleted && !isGroupLocked(access, access.today),
    clockRuns: runs,
  });
  return { time: { ...head, place: { ...fate, group_id: head.group_id, group_name, course_name, language } }, access };
}
