import type { Invitee } from '@lectern/domain/institution/members.ts';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { invitationJson, stands, type InvitationRow } from '../invitation.ts';
import type { Acting } from './member-actor.ts';

/** Who is invited into an institution, and by whom. */
export type Asked = Pick<Acting, 'institution' | 'viewerId'> & {
  readonly invitees: readonly (Invitee & { readonly group_id?: string | null })[];
};

/** What became of an address that was to be invited. */
export type InsertedRow = {
  readonly institution_id: string;
  readonly email: string;
  readonly member: boolean;
  /** The id of the invitation that was made. */
  readonly made: string | null;
  /** The invitation that was there before. */
  readonly open: InvitationRow | null;
};

/** Makes invitations for people whose addresses differ at each institution, without mails; who is a member or invited already is left as they are. */
export async function insertInvitations(db: Database, all: readonly Asked[]): Promise<readonly InsertedRow[]> {
  const asked = all.flatMap(({ institution, viewerId, invitees }) =>
    invitees.map((invitee) => ({ ...invitee, institution_id: institution.id, created_by: viewerId })),
  );
  const { rows } = await sql<InsertedRow>`/* invite */
    with asked as (
      select * from json_to_recordset(${JSON.stringify(asked)}::json)
        as a (institution_id uuid, email text, first_name text, last_name text, role institution_role,
          group_id uuid, created_by uuid)
    ), members as (
      select m.institution_id, u.email from asked join users u on u.email = asked.email and u.deleted_on is null
      join institution_members m on m.user_id = u.id and m.institution_id = asked.institution_id and m.deleted_on is null
    ), made as (
      insert into invitations (institution_id, email, first_name, last_name, role, group_id, created_by)
      select institution_id, email, first_name, last_name, role, group_id, created_by from asked
      where (institution_id, email) not in (select institution_id, email from members) order by institution_id, email
      on conflict (institution_id, email) where withdrawn_on is null do nothing returning *
    )
    select asked.institution_id, asked.email, made.id as made,
      (asked.institution_id, asked.email) in (select institution_id, email from members) as member,
      case when n.id is not null then ${invitationJson} end as open
    from asked left join made on made.institution_id = asked.institution_id and made.email = asked.email
    left join (invitations n join users o on o.id = n.created_by)
      on n.institution_id = asked.institution_id and n.email = asked.email and ${stands}`.execute(db);
  return rows;
}
