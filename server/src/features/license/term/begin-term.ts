import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** What a license says, by the fields that an act may change; products are all of them, drafts too. */
export type SaidOfLicense = {
  readonly name: string;
  readonly max_users: number;
  readonly products: readonly string[];
  readonly is_gmetrix: boolean;
  readonly purchase_order: string | null;
  readonly price: string | null;
  readonly currency: string | null;
  readonly notes: string | null;
  readonly activation_date: string | null;
  readonly expiry_date: string | null;
};

/** What a license said before a term of it begins. */
export type BeforeTerm = { readonly said: SaidOfLicense; readonly last_renewed: string | null };

/** Reads what a license says, before a term of it begins. */
export async function beforeTerm(db: Database, license_id: string): Promise<BeforeTerm> {
  const { rows } = await sql<BeforeTerm>`/* before-term */
    select license_facts(l) as said, l.last_renewed::text as last_renewed from licenses l where l.id = ${license_id}`.execute(
    db,
  );
  const [before] = rows;
  if (!before) throw new Error(`There is no license ${license_id} whose term begins.`);
  return before;
}

/** Keeps what began the term that runs, so that it can be taken back: what the license said before, and what it says now. */
export async function beginTerm(
  db: Database,
  license_id: string,
  { said, last_renewed }: BeforeTerm,
  offer_id: string | null = null,
): Promise<void> {
  await sql`/* begin-term */ insert into license_terms (license_id, term, before, after, last_renewed, offer_id)
    select l.id, l.total_renewals, ${JSON.stringify(said)}::jsonb, license_facts(l), ${last_renewed}::timestamptz, ${offer_id}::uuid
    from licenses l where l.id = ${license_id}`.execute(db);
}
