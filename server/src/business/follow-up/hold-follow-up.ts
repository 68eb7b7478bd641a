import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../base/audit-log/actor.ts';
import type { AuditAction } from '../../base/audit-log/audit-action.ts';
import { writeAudit, type AuditEntry } from '../../base/audit-log/write-audit.ts';
import type { Database } from '../../base/database/connect.ts';
import { getViewer, type Context, type Viewer } from '../../base/graphql/context.ts';
import { followUpJson, type FollowUpRow } from './follow-up-json.ts';
import type { FollowUpShape } from './follow-up.ts';

/** Who follows up; it refuses whom the policy does not let. */
export async function getFollower(context: Context, operation: Operation): Promise<Viewer> {
  const viewer = await getViewer(context);
  context.checks.allow(operation, { signedIn: true, globalRole: viewer.role });
  return viewer;
}

/** A follow-up that is changed, as it is before. */
export type HeldFollowUp = {
  readonly institution_id: string;
  readonly today: string;
  readonly what: string;
  readonly assignee_id: string | null;
  readonly due_on: string;
  readonly license_id: string | null;
  readonly question: string | null;
  readonly done: boolean;
  readonly deleted: boolean;
  readonly version: number;
};

/**
 * A follow-up until the end of the transaction, also one that was deleted in the last so many days. It refuses one that is
 * gone, or whose institution is.
 */
export async function holdFollowUp(db: Database, id: string, daysGone = 0): Promise<HeldFollowUp> {
  const { rows } = await sql<HeldFollowUp>`/* hold-follow-up */
    select f.institution_id, today(i.time_zone)::text as today, f.what, f.assignee_id, f.due_on, f.license_id, f.question,
      f.done_on is not null as done, f.deleted_on is not null as deleted, f.version
    from follow_ups f join institutions i on i.id = f.institution_id and i.deleted_on is null
    where f.id = ${id} and (f.deleted_on is null or f.deleted_on > now() - make_interval(days => ${daysGone}))
    for no key update of f`.execute(db);
  const [held] = rows;
  if (!held) throw new Refusal('NOT_FOUND');
  return held;
}

type Written = {
  readonly id: string;
  readonly institution_id: string;
  readonly action: Extract<AuditAction, `FOLLOW_UP_${string}`>;
} & Pick<AuditEntry, 'details' | 'personal'>;

/** Writes what was done with a follow-up into the log of its institution, and reads it as it is now. */
export async function writeFollowUp(context: Context, viewer: Viewer, written: Written): Promise<FollowUpShape> {
  const { id, institution_id, action, details = {}, personal = {} } = written;
  const shown = await readFollowUp(context.db, viewer, id);
  await writeAudit(context.db, actorOf(context), {
    chain: 'INSTITUTION',
    chainId: institution_id,
    action,
    object: { type: 'follow-up', id },
    details,
    personal,
  });
  return shown;
}

/** A follow-up as it is now. */
export async function readFollowUp(db: Database, viewer: Viewer, id: string): Promise<FollowUpShape> {
  const { rows } = await sql<{ shown: FollowUpRow }>`/* follow-up */ select ${followUpJson} as shown
    from follow_ups f join institutions i on i.id = f.institution_id where f.id = ${id}`.execute(db);
  if (!rows[0]) throw new Refusal('NOT_FOUND');
  return { ...rows[0].shown, viewer };
}
