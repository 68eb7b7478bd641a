import type { OfferKind, OfferTimes } from '@lectern/domain/business/license/offer.ts';
import { sql, type RawBuilder } from 'kysely';
import type { UserShape } from '../../../base/account/user.ts';
import { feedUser } from '../../institution/sales/feed.ts';

/** A product by its name. */
export type NamedProduct = { readonly id: string; readonly name: string };

/** An offer as it is kept, with what its license said when it was made and what it says now. */
export type OfferRow = OfferTimes & {
  readonly id: string;
  readonly number: string;
  readonly license_id: string;
  readonly kind: OfferKind;
  readonly made_on: string;
  readonly made_by: UserShape | null;
  readonly expiry_date: string | null;
  readonly max_users: number;
  readonly price: string | null;
  readonly currency: string | null;
  readonly notes: string | null;
  readonly tax_rate: string | null;
  readonly seller: string | null;
  readonly added: readonly NamedProduct[];
  readonly made_for: OfferedLicense;
  readonly now: OfferedLicense;
  readonly version: number;
  /** Today in the time zone of the institution. */
  readonly today: string;
};

/** What of a license an offer depends on. */
export type OfferedLicense = {
  readonly max_users: number;
  readonly expiry_date: string | null;
  readonly products: readonly NamedProduct[];
};

const named = sql`coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name, p.id), '[]'::json)`;

const ofOffer = (
  added: boolean,
) => sql`(select ${named} from license_offer_products op join products p on p.id = op.product_id
  where op.offer_id = o.id and op.added = ${added})`;

/** The offer row `o` of the license row `l` as one JSON object. */
export function offerJson(today: RawBuilder<string>): RawBuilder<OfferRow> {
  return sql<OfferRow>`json_build_object(
    'id', o.id, 'number', o.number, 'license_id', o.license_id, 'kind', o.kind, 'made_on', o.made_on,
    'made_by', (select ${feedUser} from users u where u.id = o.created_by),
    'valid_until', o.valid_until, 'applied_on', o.applied_on, 'withdrawn_on', o.withdrawn_on, 'today', ${today},
    'expiry_date', o.expiry_date, 'max_users', o.max_users,
    'price', o.price::text, 'currency', o.currency, 'notes', o.notes,
    'tax_rate', o.tax_rate::text, 'seller', o.seller, 'version', o.version,
    'added', ${ofOffer(true)},
    'made_for', json_build_object(
      'max_users', o.of_max_users, 'expiry_date', o.of_expiry_date, 'products', ${ofOffer(false)}),
    'now', json_build_object('max_users', l.max_users, 'expiry_date', l.expiry_date, 'products', (
      select ${named} from license_products lp join products p on p.id = lp.product_id where lp.license_id = l.id)))`;
}

/** The offers of the license row `l` that stand today, the latest first, as one JSON list. */
export const standingOffers = (today: RawBuilder<string>): RawBuilder<readonly OfferRow[]> => sql`(
  select coalesce(json_agg(${offerJson(today)} order by o.serial desc), '[]'::json) from license_offers o
  where o.license_id = l.id and o.applied_on is null and o.withdrawn_on is null and o.valid_until >= ${today})`;
