import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Context, Viewer } from '../../../graphql/context.ts';
import { changesOf } from '../../group/change/changes-of.ts';
import { getSeller, holdLicense, refuseOlder, type HeldLicense } from '../sell/hold-license.ts';
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

type Held = { readonly viewer: Viewer; readonly held: HeldLicense; readonly term: HeldTerm };

/**
 * A license whose term is to be taken back, until the end of the transaction, for who sells. It refuses with CONFLICT a
 * term that was begun by another act or of which nothing is known, a license that says anything else than when the term
 * began (with what differs), and an older copy of it.
 */
export async function holdTerm(
  context: Context,
  operation: Operation,
  act: TermAct,
  { id, version }: TermWhere,
): Promise<Held> {
  const { db } = context;
  const viewer = await getSeller(context, operation);
  const held = await holdLicense(db, id);
  const { rows } = await sql<HeldTerm & { after: SaidOfLicense; now: SaidOfLicense }>`/* hold-term */
    select t.before, t.after, t.last_renewed::text as last_renewed, t.offer_id, license_facts(l) as now
    from license_terms t join licenses l on l.id = t.license_id and l.total_renewals = t.term
    where t.license_id = ${id}`.execute(db);
  const [term] = rows;
  if (!term || (held.total_renewals === 0) !== (act === 'ACTIVATION')) throw new Refusal('CONFLICT');
  const differences = await differencesSince(db, term.after, term.now);
  if (differences.length > 0) throw new Refusal('CONFLICT', { details: { differences } });
  refuseOlder(id, held, version);
  return { viewer, held, term };
}

/** What a license says otherwise than it did; of products their names. */
async function differencesSince(db: Database, then: SaidOfLicense, now: SaidOfLicense) {
  const changes = Object.entries(changesOf(then, now)).map(([field, change]) => ({ field, ...change }));
  const { rows } = await sql<{ id: string; name: string }>`/* product-names */
    select id, name from products where id = any(${[...then.products, ...now.products]}::uuid[]) order by name, id`.execute(
    db,
  );
  const named = (ids: unknown) => rows.filter(({ id }) => (ids as string[]).includes(id)).map(({ name }) => name);
  return changes.map(({ field, from, to }) =>
    field === 'products' ? { field, from: named(from), to: named(to) } : { field, from, to },
  );
}

/** Forgets what began the term that runs: the one before it is the last. */
export async function forgetTerm(db: Database, license_id: string, term: number): Promise<void> {
  await sql`/* forget-term */ delete from license_terms where license_id = ${license_id} and term = ${term}`.execute(
    db,
  );
}
