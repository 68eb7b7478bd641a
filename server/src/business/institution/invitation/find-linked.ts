import { sql } from 'kysely';
import type { Services } from '../../../services.ts';
import { hashOfSecret } from '../../../one-time-secret.ts';
import { invitationFollowed, type Linked } from '../../../base/identity/pages/sign-in/invitation-followed.ts';
import { groupNamed, stands } from '../invitation.ts';
import { isCopiedToken, namedBy } from './copied-token.ts';
import { wholeNameIn } from '../../../base/database/whole-name.ts';

type Row = Linked & { readonly sendings: number };

/**
 * The invitation that stands behind a token and is open; null for every other token, whatever is wrong with it, after the
 * same work.
 */
export async function findLinked(
  { db, tickets }: Pick<Services, 'db' | 'tickets'>,
  token: string,
): Promise<Linked | null> {
  const named = namedBy(token);
  // Each is looked up by its key, one after the other, also what is not there: a join reads a table only where it needs it.
  const { rows } = await sql<Row>`/* linked-invitation */
    select n.id, n.email, n.first_name, n.last_name, n.role, n.expires_on, n.institution_id, n.sendings,
      i.name as institution_name, ${groupNamed} as group_name, o.name as invited_by, meant.is_mailed, n.link_used_on is not null as is_used,
      meant.is_mailed and exists (select from identity_accounts a where a.email = n.email) as has_account
    from (select l.invitation_id is not null as is_mailed,
        coalesce(l.invitation_id, ${named}::uuid, gen_random_uuid()) as id
      from (select) one left join invitation_links l on l.token_hash = ${hashOfSecret(token)} offset 0) meant
    cross join lateral (select * from invitations n
      where n.id = meant.id and ${stands} and n.expires_on > now() offset 0) n
    cross join lateral (select i.name from institutions i
      where i.id = n.institution_id and i.deleted_on is null offset 0) i
    cross join lateral (select ${wholeNameIn('o')} as name from users o
      where o.id = n.created_by offset 0) o`.execute(db);
  const [row] = rows;
  const isOurs = isCopiedToken(tickets, token, row?.id ?? '', row?.sendings ?? 0);
  return row && (row.is_mailed || isOurs) ? row : null;
}

invitationFollowed.join((db, { tickets, token }) => findLinked({ db, tickets }, token));
