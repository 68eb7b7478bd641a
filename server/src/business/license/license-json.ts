import { licenseTexts } from '@lectern/domain/base/entity/license.ts';
import { sql, type RawBuilder } from 'kysely';
import { jsonOfTexts } from '../../base/database/json-of-texts.ts';
import { productJson } from '../../learning/product/product-json.ts';
import type { LicenseShape } from './license.ts';
import { sentQuote } from './quote/sent-quote.ts';
import { standingOffers } from './offer/offer-json.ts';

/** What a license is, whoever looks at it. */
export type LicenseRow = Omit<LicenseShape, 'institution' | 'principal' | 'today'>;

/**
 * The license row `l` as one JSON object, with the published courses of its published products. What groups release
 * whose last day is before `today` counts as released, although nobody has come by since to write it.
 */
export function licenseJson(today: RawBuilder<string>): RawBuilder<LicenseRow> {
  return sql<LicenseRow>`json_build_object(
    'id', l.id, 'key', l.key, 'name', l.name, ${jsonOfTexts(licenseTexts, 'l')},
    'price', l.price::text, 'currency', l.currency, 'notes', l.notes,
    'activation_date', l.activation_date, 'expiry_date', l.expiry_date, 'is_quoted', l.is_quoted,
    'max_users', l.max_users, 'is_gmetrix', l.is_gmetrix,
    'slots_used', l.slots_used - (
      select coalesce(sum(d.group_size - d.learners), 0) from groups d
      where d.license_id = l.id and d.ended_term is null and d.status = 'STARTED' and d.end_date < ${today} and d.deleted_on is null),
    'total_renewals', l.total_renewals, 'last_renewed', l.last_renewed, 'created_on', l.created_on, 'version', l.version,
    'quote', ${sentQuote}, 'offers', ${standingOffers(today)},
    'undoable', (select case t.term when 0 then 'ACTIVATION' else 'RENEWAL' end from license_terms t
      where t.license_id = l.id and t.term = l.total_renewals and t.after = license_facts(l)),
    'products', (
      select coalesce(json_agg(${productJson()} order by p.name, p.id), '[]'::json)
      from license_products lp join products p on p.id = lp.product_id and p.published and p.deleted_on is null
      where lp.license_id = l.id))`;
}
