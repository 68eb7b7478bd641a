import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { isForViewer } from '../invitation.ts';

/** The group that row `n` of `invitations` leads to: none once it is over. */
export const groupLedTo: RawBuilder<string | null> = sql`case when n.expires_on > now() then n.group_id end`;

/** An invitation that was answered. */
export type Answered = {
  readonly id: string;
  readonly invited_on: string;
  /** The group that it leads to. */
  readonly group_id: string | null;
};

type Placed = { readonly institution_id: string; readonly user_ids: readonly string[] };

/** Answers the invitations of people whom somebody makes members of an institution, and gives them. */
export async function answerInvitations(
  db: Database,
  { institution_id, user_ids }: Placed,
): Promise<readonly (Answered & { readonly user_id: string })[]> {
  const { rows } = await sql<Answered & { user_id: string }>`/* answer-invitations */
    delete from invitations n using users viewer
    where n.institution_id = ${institution_id} and viewer.id = any(${user_ids}::uuid[]) and ${isForViewer}
    returning n.id, n.created_on as invited_on, ${groupLedTo} as group_id, viewer.id as user_id`.execute(db);
  return rows;
}
