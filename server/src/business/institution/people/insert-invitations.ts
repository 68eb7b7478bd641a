import type { Invitee } from '@lectern/domain/business/institution/members.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { invitationJson, stands, type InvitationRow } from '../invitation.ts';
import type { Acting } from './member-actor.ts';

/** Who is invited into an institution, and by whom. */
export type Asked = Pick<Acting, 'institution' | 'viewerId'> & {
  readonly invitees: readonly (Invitee & { readonly group_id?: string | null })[];
};

/** What became of an address that was to be invited. */
type InsertedRow = {
  readonly institution_id: string;
  readonly email: string;
  readonly member: boolean;
  /** The id of the invitation that was made. */
  readonly made: string | null;
};

/**
 * Makes invitations for people whose addresses differ at each institution, without mails; who is a member or invited already
 * is left as they are. People are found by their addresses first: each of thousands would be compared with each member where
 * the database does not know yet how many there are. Each membership is looked up by itself: a join could read all members
 * as soon as one address belongs to somebody, and the time of the answer would tell that.
 */
export async function insertInvitations(db: Database, all: readonly Asked[]): Promise<readonly InsertedRow[]> {
  const asked = all.flatMap(({ institution, viewerId, invitees }) =>
    invitees.map((invitee) => ({ ...invitee, institution_id: institution.id, created_by: viewerId })),
  );
  const { rows } = await sql<InsertedRow>`/* invite */
    with asked as (
      select * from json_to_recordset(${JSON.stringify(asked)}::json)
        as a (institution_id uuid, email text, first_name text, last_name text, role institution_role,
          group_id uuid, created_by uuid)
    ), people as materialized (
      select asked.institution_id, u.id, u.email from asked join users u on u.email = asked.email and u.deleted_on is null
    ), members as (
      select p.institution_id, p.email from people p where (select true from institution_members m
        where m.user_id = p.id and m.institution_id = p.institution_id and m.deleted_on is null limit 1)
    ), made as (
      insert into invitations (institution_id, email, first_name, last_name, role, group_id, created_by)
      select institution_id, email, first_name, last_name, role, group_id, created_by from asked
      where (institution_id, email) not in (select institution_id, email from members) order by institution_id, email
      on conflict (institution_id, email) where withdrawn_on is null do nothing returning id, institution_id, email
    )
    select asked.institution_id, asked.email, made.id as made,
      (asked.institution_id, asked.email) in (select institution_id, email from members) as member
    from asked left join made on made.institution_id = asked.institution_id and made.email = asked.email`.execute(db);
  return rows;
}

/** An invitation that was there before. */
type OpenInvitation = { readonly institution_id: string; readonly email: string; readonly open: InvitationRow };

/** An address, and what became of it; for who was invited before, that invitation. */
export type InvitedRow = InsertedRow & { readonly open: InvitationRow | null };

/** The same, with the invitations that stood in the way. They are read when all is made: thousands of new rows would be searched for each. */
export async function insertOrFindInvitations(db: Database, all: readonly Asked[]): Promise<readonly InvitedRow[]> {
  const rows = await insertInvitations(db, all);
  const invited = rows.filter(({ member, made }) => !member && made === null);
  const openOf = await readOpen(db, invited);
  return rows.map((row) => ({ ...row, open: (row.made === null && openOf.get(keyOf(row))) || null }));
}

const keyOf = ({ institution_id, email }: Pick<InsertedRow, 'institution_id' | 'email'>) =>
  `${institution_id} ${email}`;

async function readOpen(db: Database, rows: readonly InsertedRow[]): Promise<ReadonlyMap<string, InvitationRow>> {
  if (rows.length === 0) return new Map();
  const institutions = [...new Set(rows.map(({ institution_id }) => institution_id))];
  const emails = [...new Set(rows.map(({ email }) => email))];
  const { rows: found } = await sql<OpenInvitation>`/* invited-before */
    select n.institution_id, n.email, ${invitationJson} as open
    from invitations n join users o on o.id = n.created_by
    where n.institution_id = any(${institutions}::uuid[]) and n.email = any(${emails}::text[]) and ${stands}`.execute(
    db,
  );
  return new Map(found.map((one) => [keyOf(one), one.open]));
}
