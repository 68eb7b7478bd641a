import type { Invitee } from '@lectern/domain/institution/members.ts';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { invitationJson, stands, type InvitationRow } from '../invitation.ts';
import type { Acting } from './member-actor.ts';

/** What became of an address that was to be invited. */
export type InsertedRow = {
  readonly email: string;
  readonly member: boolean;
  /** The id of the invitation that was made. */
  readonly made: string | null;
  /** The invitation that was there before. */
  readonly open: InvitationRow | null;
};

/** Makes invitations for people whose addresses differ, without mails; who is a member or invited already is left as they are. */
export async function insertInvitations(
  db: Database,
  { institution, viewerId }: Pick<Acting, 'institution' | 'viewerId'>,
  invitees: readonly (Invitee & { readonly group_id?: string | null })[],
): Promise<readonly InsertedRow[]> {
  const { rows } = await sql<InsertedRow>`/* invite */
    with asked as (
      select * from json_to_recordset(${JSON.stringify(invitees)}::json)
        as a (email text, first_name text, last_name text, role institution_role, group_id uuid)
    ), members as (
      select u.email from asked join users u on u.email = asked.email and u.deleted_on is null
      join institution_members m on m.user_id = u.id and m.institution_id = ${institution.id} and m.deleted_on is null
    ), made as (
      insert into invitations (institution_id, email, first_name, last_name, role, group_id, created_by)
      select ${institution.id}, email, first_name, last_name, role, group_id, ${viewerId} from asked
      where email not in (select email from members) order by email
      on conflict (institution_id, email) where withdrawn_on is null do nothing returning *
    )
    select asked.email, asked.email in (select email from members) as member, made.id as made,
      case when n.id is not null then ${invitationJson} end as open
    from asked left join made on made.email = asked.email
    left join (invitations n join users o on o.id = n.created_by)
      on n.institution_id = ${institution.id} and n.email = asked.email and ${stands}`.execute(db);
  return rows;
}
