import type { QuestionSaves } from '@lectern/domain/learning/attempt/after-save.ts';
import { graceSeconds } from '@lectern/domain/learning/attempt/grace-seconds.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import type { Claim, KeptReply } from '../../base/graphql/transaction.ts';
import { groupAccessJson, groupIsOpen, type GroupAccess } from '../../base/access/group-access.ts';
import { attemptHeadJson, type AttemptHead, type AttemptRow } from './attempt-row.ts';
import { savedProgress } from './saved-progress.ts';
import { stillRuns } from './still-runs.ts';

/** What is to be saved of which sitting. */
export type SittingSave = {
  readonly user_id: string;
  readonly group_id: string;
  readonly attempt_id: string;
  readonly revision: number;
  /** Null only looks. */
  readonly saves: QuestionSaves | null;
  /** Null leaves it. */
  readonly question_index: number | null;
  readonly claim: Claim | null;
};

/** A sitting as it is after a try to save it. */
export type FoundSitting = {
  readonly access: GroupAccess;
  readonly head: AttemptHead;
  /** Whether its clock runs: then it is saved whatever becomes of the group or the membership. */
  readonly runs: boolean;
  /** What is kept for the idempotency key. */
  readonly kept: KeptReply | null;
  /** Null where it was saved; else what the sitting asks and holds. */
  readonly unsaved: Pick<AttemptRow, 'questions' | 'progress'> | null;
};

/**
 * The most frequent write of all, in one round trip: saves a learner's own sitting if it is open, in an open group or
 * under a running clock, in time and at that revision, keeps the reply for the key, and tells what was found, so that a "no" can be explained.
 * Null where there is no such sitting.
 */
export async function saveOrLook(db: Database, save: SittingSave): Promise<FoundSitting | null> {
  const { user_id, group_id, attempt_id, revision, saves, question_index, claim } = save;
  const { rows } = await sql<FoundSitting>`/* save-sitting */
    with found as materialized (
      select a.*, ${groupAccessJson()} as access, ${stillRuns} as runs, (
        select json_build_object('request_hash', k.request_hash, 'response', k.response) from idempotency_keys k
        where k.user_id = viewer.id and k.operation = ${claim?.operation ?? null} and k.key = ${claim?.key ?? null}::uuid
      ) as kept
      from attempts a
      join users viewer on viewer.id = a.user_id and viewer.deleted_on is null
      join groups g on g.id = a.group_id and (g.deleted_on is null or ${stillRuns})
      where a.group_id = ${group_id} and a.id = ${attempt_id} and a.user_id = ${user_id} and a.type <> 'STUDY_PROJECT'
    ), saved as (
      update attempts a set progress = ${savedProgress(sql`a.progress`, saves)},
        question_index = coalesce(${question_index}::int, a.question_index), revision = a.revision + 1, saved_at = clock_timestamp()
      from found
      where a.group_id = found.group_id and a.id = found.id and found.kept is null and ${saves !== null}::boolean
        and (found.runs or found.access ->> 'group_role' is not null and ${groupIsOpen(sql`found.access`)})
        and a.revision = ${revision} and a.state = 'STARTED'
        and (a.deadline is null or clock_timestamp() <= a.deadline + make_interval(secs => ${graceSeconds}))
      returning ${attemptHeadJson()} as head
    ), replied as (
      insert into idempotency_keys (user_id, operation, key, request_hash, response)
      select ${user_id}::uuid, ${claim?.operation ?? ''}, ${claim?.key ?? null}::uuid, ${claim?.request_hash ?? ''},
        jsonb_build_object('value', saved.head)
      from saved where ${claim?.key ?? null}::uuid is not null
      on conflict do nothing
    )
    select a.access, a.runs, a.kept, coalesce(saved.head, ${attemptHeadJson()}) as head,
      case when saved.head is null then json_build_object('questions', a.questions, 'progress', a.progress) end as unsaved
    from found a left join saved on true`.execute(db);
  return rows[0] ?? null;
}
