import type { InstitutionRole } from '@lectern/domain/account/role.ts';
import { sql } from 'kysely';
import type { Services } from '../../../services.ts';
import { hashOfSecret } from '../../../one-time-secret.ts';
import { stands } from '../invitation.ts';
import { isCopiedToken, namedBy } from './copied-token.ts';

/** An invitation that a link leads to. */
export type Linked = {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: InstitutionRole;
  readonly expires_on: string;
  readonly institution_id: string;
  readonly institution_name: string;
  readonly invited_by: string;
  /** Whether the link came by mail: then whoever has it reads the mails of the address. */
  readonly is_mailed: boolean;
  /** Whether it has made an account already. */
  readonly is_used: boolean;
  /** Whether the embedded provider has an account with the address; of a link that was not mailed nobody is told. */
  readonly has_account: boolean;
};

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
  const { rows } = await sql<Row>`/* linked-invitation */
    with meant as (
      select invitation_id as id, true as is_mailed from invitation_links where token_hash = ${hashOfSecret(token)}
      union all select ${named}::uuid, false where ${named}::uuid is not null
    )
    select n.id, n.email, n.first_name, n.last_name, n.role, n.expires_on, n.institution_id, n.sendings,
      i.name as institution_name, concat_ws(' ', o.first_name, o.last_name) as invited_by, meant.is_mailed,
      n.link_used_on is not null as is_used, meant.is_mailed and exists (select from identity_accounts a where a.email = n.email) as has_account
    from meant join invitations n on n.id = meant.id and ${stands} and n.expires_on > now()
    join institutions i on i.id = n.institution_id and i.deleted_on is null
    join users o on o.id = n.created_by`.execute(db);
  const [row] = rows;
  const isOurs = isCopiedToken(tickets, token, row?.id ?? '', row?.sendings ?? 0);
  return row && (row.is_mailed || isOurs) ? row : null;
}
