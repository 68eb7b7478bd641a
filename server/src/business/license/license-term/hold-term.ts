import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import type { Context, Viewer } from '../../../base/graphql/context.ts';
import { changesOf } from '../../../base/audit-log/changes-of.ts';
import { lockSeatsOfAll } from '../../seats/lock-seats.ts';
import { getSeller, readHeld, refuseOlder, type HeldLicense } from '../sales/hold-license.ts';
import type { SaidOfLicense } from './begin-term.ts';
import type { TermAct } from './term-act.ts';

/** The term of a license that runs, as it was begun. */
export type HeldTerm = {
  readonly before: SaidOfLicense;
  readonly last_renewed: string | null;
  readonly offer_id: string | null;
};

/** Which license, and which copy of it was read. */
export type TermWhere = { readonly id: string; readonly version?: number | null | undefined };

type Held = { readonly held: HeldLicense; readonly term: HeldTerm };

/**
 * A license whose term is to be taken back, until the end of the transaction, for who sells. It refuses with CONFLICT a
 * term that was begun by another act or of which nothing is known, a license that says anything else than when the term
 * began (with what differs), and an older copy of it.
 */
export async function holdTerm(
  context: Context,
  operation: Operation,
  act: TermAct,
  where: TermWhere,
): Promise<Held & { readonly viewer: Viewer }> {
  const viewer = await getSeller(context, operation);
  const [one] = await holdTerms(context.db, act, [where]);
  if (!one) throw new Refusal('NOT_FOUND');
  return { viewer, ...one };
}

/** The same of several licenses, for whom the policy lets; each is refused as one alone is. */
export async function holdTerms(
  db: Database,
  act: TermAct,
  where: readonly TermWhere[],
): Promise<readonly (Held & { readonly id: string })[]> {
  const ids = where.map(({ id }) => id);
  await lockSeatsOfAll(db, ids);
  const held = await readHeld(db, ids);
  type Found = HeldTerm & { readonly id: string; readonly after: SaidOfLicense; readonly now: SaidOfLicense };
  const { rows } = await sql<Found>`/* hold-terms */
    select l.id, t.before, t.after, t.last_renewed::text as last_renewed, t.offer_id, license_facts(l) as now
    from license_terms t join licenses l on l.id = t.license_id and l.total_renewals = t.term
    where t.license_id = any(${ids}::uuid[])`.execute(db);
  const terms = new Map(rows.map((row) => [row.id, row]));
  const all = where.map(({ id, version }) => {
    const [license, term] = [held.get(id), terms.get(id)];
    if (!license) throw new Refusal('NOT_FOUND');
    if (!term || (license.total_renewals === 0) !== (act === 'ACTIVATION')) throw new Refusal('CONFLICT');
    return { id, version, held: license, term };
  });
  for (const { term } of all) {
    const changes = Object.entries(changesOf(term.after, term.now));
    if (changes.length === 0) continue;
    const differences = await differencesIn(db, changes);
    throw new Refusal('CONFLICT', { details: { differences } });
  }
  for (const { id, version, held: license } of all) refuseOlder(id, license, version);
  return all;
}

type Change = readonly [string, { readonly from: unknown; readonly to: unknown }];

/** What a license says otherwise than it did; of products their names. */
async function differencesIn(db: Database, changes: readonly Change[]) {
  const products = changes.flatMap(([field, { from, to }]) => (field === 'products' ? [from, to].flat() : []));
  const { rows } = await sql<{ id: string; name: string }>`/* product-names */
    select id, name from products where id = any(${products}::uuid[]) order by name, id`.execute(db);
  const named = (ids: unknown) => rows.filter(({ id }) => (ids as string[]).includes(id)).map(({ name }) => name);
  return changes.map(([field, { from, to }]) =>
    field === 'products' ? { field, from: named(from), to: named(to) } : { field, from, to },
  );
}

/** Forgets what began the terms that run, and what was told of them: of each license the one before it is the last. */
export async function forgetTerms(
  db: Database,
  terms: readonly { readonly license_id: string; readonly term: number }[],
): Promise<void> {
  await sql`/* forget-terms */ with x as (
      select * from json_to_recordset(${JSON.stringify(terms)}::json) as x (license_id uuid, term integer)
    ), forgotten as (
      delete from license_notices n using x where n.license_id = x.license_id and n.term = x.term
    ) delete from license_terms t using x where t.license_id = x.license_id and t.term = x.term`.execute(db);
}
