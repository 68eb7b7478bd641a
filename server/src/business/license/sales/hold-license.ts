import { anySizeRoles, isRoleOf } from '@lectern/domain/base/account/role.ts';
import type { ActivityKind } from '@lectern/domain/business/institution/activity.ts';
import { namesOf } from '@lectern/domain/base/entity/entity-text.ts';
import { licenseTexts } from '@lectern/domain/base/entity/license.ts';
import type { LicenseFacts } from '@lectern/domain/business/license/license-form.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf, type ActingContext } from '../../../base/audit-log/actor.ts';
import type { AuditAction } from '../../../base/audit-log/audit-action.ts';
import { writeAudits } from '../../../base/audit-log/write-audit.ts';
import type { Database } from '../../../base/database/connect.ts';
import { getViewer, type Context, type Viewer } from '../../../base/graphql/context.ts';
import { institutionAccess, principalAt, type InstitutionAccess } from '../../institution/institution-access.ts';
import { writeActivities } from '../../institution/write-activity.ts';
import { licenseJson, type LicenseRow } from '../license-json.ts';
import type { LicenseShape } from '../license.ts';
import type { SaidOfLicense } from '../license-term/begin-term.ts';
import { lockSeats } from '../../seats/lock-seats.ts';

/** Who sells; it refuses whom the policy does not let. */
export async function getSeller(context: Context, operation: Operation): Promise<Viewer> {
  const viewer = await getViewer(context);
  context.checks.allow(operation, { signedIn: true, globalRole: viewer.role });
  return viewer;
}

/** What decides about a license of somebody who sells it. */
export const factsFor = (viewer: Viewer, today: string, license: HeldLicense | null = null): LicenseFacts => ({
  today,
  license: license && { ...license, showsNoProduct: license.products.length === license.unshown.length },
  anySize: isRoleOf(anySizeRoles, viewer.role),
});

/** A price as a column takes it: its two decimals are exact up to its nine digits. */
export const amountOf = (price: string | null): number | null => (price === null ? null : Number(price));

/** A license that is changed, as it is before; its products are all of them, also those that are `unshown`: not published. */
export type HeldLicense = SaidOfLicense & {
  readonly institution_id: string;
  readonly today: string;
  readonly slots_used: number;
  readonly unshown: readonly string[];
  readonly is_quoted: boolean;
  readonly total_renewals: number;
  readonly version: number;
};

/** A license until the end of the transaction, its seats settled. It refuses one that is gone, and an older copy of it. */
export async function holdLicense(db: Database, id: string, version?: number | null): Promise<HeldLicense> {
  await lockSeats(db, { license_id: id });
  const held = (await readHeld(db, [id])).get(id);
  if (!held) throw new Refusal('NOT_FOUND');
  refuseOlder(id, held, version);
  return held;
}

const texts = sql.join(namesOf(licenseTexts).map((name) => sql.ref(`l.${name}`)));

/** Licenses of which this transaction holds the seats, by their ids; those that are gone are left out. */
export async function readHeld(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, HeldLicense>> {
  const { rows } = await sql<HeldLicense & { readonly id: string }>`/* hold-license */
    select l.id, l.institution_id, today(i.time_zone)::text as today, l.name, l.max_users, l.slots_used, l.is_gmetrix,
      ${texts}, l.price::text as price, l.currency, l.notes, l.activation_date, l.expiry_date, l.is_quoted, l.total_renewals, l.version,
      array(select lp.product_id from license_products lp where lp.license_id = l.id order by lp.product_id) as products,
      array(select lp.product_id from license_products lp join products p on p.id = lp.product_id
        where lp.license_id = l.id and (not p.published or p.deleted_on is not null)) as unshown
    from licenses l join institutions i on i.id = l.institution_id and i.deleted_on is null
    where l.id = any(${ids}::uuid[]) and l.deleted_on is null order by l.id
    for no key update of l for key share of i`.execute(db);
  return new Map(rows.map(({ id, ...held }) => [id, held]));
}

/** Refuses an older copy of a license with the newer one as it is shown (CONFLICT). */
export function refuseOlder(id: string, held: HeldLicense, read?: number | null): void {
  if (read == null || read === held.version) return;
  const {
    institution_id: _at,
    today: _today,
    slots_used: _used,
    is_quoted: _quoted,
    total_renewals: _terms,
    unshown,
    version,
    ...said
  } = held;
  const products = said.products.filter((product) => !unshown.includes(product));
  throw new Refusal('CONFLICT', { details: { id, version, theirs: { ...said, products } } });
}

/** Refuses products that are not published, unless the license holds them already. */
export async function refuseDrafts(db: Database, products: readonly string[], held: readonly string[]): Promise<void> {
  const { rows } = await sql`/* unknown-products */
    select from unnest(${products}::uuid[]) wanted where wanted <> all(${held}::uuid[])
      and not exists (select from products p where p.id = wanted and p.published and p.deleted_on is null)`.execute(db);
  if (rows.length > 0) throw new Refusal('NOT_FOUND', { field: 'data.products' });
}

type Written = {
  readonly id: string;
  readonly institution_id: string;
  readonly name: string;
  readonly action: Extract<AuditAction, ActivityKind & (`LICENSE_${string}` | `OFFER_${string}`)>;
  /** What holds from now on, or what changed, in ids, codes and numbers. */
  readonly details: Readonly<Record<string, unknown>>;
  /** The same of texts. */
  readonly personal?: Readonly<Record<string, unknown>>;
  /** The number of the entry that this takes back. */
  readonly undoes?: number | undefined;
};

/** Writes what was done with a license into the feed and the log of its institution, and reads it as it is now. */
export async function writeLicense(context: Context, viewer: Viewer, written: Written): Promise<LicenseShape> {
  await recordAct(context, viewer, written);
  return readLicense(context.db, viewer.id, written.id);
}

/** Writes what was done with a license or an offer for it into the feed and the log of its institution. */
export const recordAct = (context: ActingContext, viewer: Pick<Viewer, 'id'>, written: Written): Promise<void> =>
  recordActs(context, viewer, [written]);

/** The same of several licenses. */
export async function recordActs(
  context: ActingContext,
  viewer: Pick<Viewer, 'id'>,
  acts: readonly Written[],
): Promise<void> {
  await writeActivities(
    context.db,
    acts.map(({ institution_id, action, name }) => ({
      institution_id,
      user_id: viewer.id,
      activity: action,
      about: name,
    })),
  );
  await writeAudits(
    context.db,
    actorOf(context),
    acts.map(({ id, institution_id, name, action, details, personal, undoes }) => ({
      chain: 'INSTITUTION',
      chainId: institution_id,
      action,
      object: { type: 'license', id },
      details,
      personal: { name, ...personal },
      undoes,
    })),
  );
}

/** A license as somebody who sells sees it. */
export async function readLicense(db: Database, viewerId: string, id: string): Promise<LicenseShape> {
  const { rows } = await sql<InstitutionAccess & { license: LicenseRow }>`/* license */
    select ${institutionAccess(sql.ref('l.institution_id'))},
      ${licenseJson(sql<string>`(select today(i.time_zone) from institutions i where i.id = l.institution_id)`)} as license
    from users viewer join licenses l on l.id = ${id} where viewer.id = ${viewerId}`.execute(db);
  const [row] = rows;
  if (!row?.institution) throw new Refusal('NOT_FOUND');
  const { license, institution, ...access } = row;
  return { ...license, institution, principal: principalAt({ ...access, institution }), today: access.today };
}
