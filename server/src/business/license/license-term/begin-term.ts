import type { Said } from '@lectern/domain/base/entity/entity-text.ts';
import type { licenseTexts } from '@lectern/domain/base/entity/license.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';

/** What a license says, by the fields that an act may change; products are all of them, drafts too. */
export type SaidOfLicense = Said<typeof licenseTexts> & {
  readonly name: string;
  readonly max_users: number;
  readonly products: readonly string[];
  readonly is_gmetrix: boolean;
  readonly price: string | null;
  readonly currency: string | null;
  readonly notes: string | null;
  readonly activation_date: string | null;
  readonly expiry_date: string | null;
};

/** What a license said before a term of it begins, and the offer that begins it. */
export type BeforeTerm = {
  readonly license_id: string;
  readonly said: SaidOfLicense;
  readonly last_renewed: string | null;
  readonly offer_id?: string | undefined;
};

/** Reads what a license says, before a term of it begins. */
export async function beforeTerm(db: Database, license_id: string): Promise<BeforeTerm> {
  const [before] = await beforeTerms(db, [license_id]);
  if (!before) throw new Error(`There is no license ${license_id} whose term begins.`);
  return before;
}

/** The same of several licenses. */
export async function beforeTerms(db: Database, ids: readonly string[]): Promise<readonly BeforeTerm[]> {
  const { rows } = await sql<BeforeTerm>`/* before-terms */
    select l.id as license_id, license_facts(l) as said, l.last_renewed::text as last_renewed
    from licenses l where l.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** Keeps what began the terms that run, so that they can be taken back: what each license said before, and what it says now. */
export async function beginTerms(db: Database, before: readonly BeforeTerm[]): Promise<void> {
  await sql`/* begin-terms */ insert into license_terms (license_id, term, before, after, last_renewed, offer_id)
    select l.id, l.total_renewals, b.said, license_facts(l), b.last_renewed, b.offer_id
    from json_to_recordset(${JSON.stringify(before)}::json)
      as b (license_id uuid, said jsonb, last_renewed timestamptz, offer_id uuid)
    join licenses l on l.id = b.license_id`.execute(db);
}
