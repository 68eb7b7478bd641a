import { offerState, whyNotApply, type OfferKind } from '@lectern/domain/business/license/offer.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { differencesOf } from './license-offer.ts';
import { offerJson, type OfferRow } from './offer-json.ts';

/** Which offer. */
export const OfferWhere = builder.inputType('OfferWhere', {
  description: 'Which offer, as it was read.',
  fields: (t) => ({
    id: t.id({ description: 'Its id.' }),
    version: t.int({ required: false, description: 'The version it was read at; an older one is a CONFLICT.' }),
  }),
});

type Where = { readonly id: string; readonly version?: number | null | undefined };

/** An offer of a license that is there; null where there is none. */
export async function findOffer(db: Database, id: string): Promise<OfferRow | null> {
  const { rows } = await sql<{ offer: OfferRow }>`/* license-offer */
    select ${offerJson(sql<string>`today(i.time_zone)`)} as offer
    from license_offers o join licenses l on l.id = o.license_id and l.deleted_on is null
    join institutions i on i.id = l.institution_id and i.deleted_on is null
    where o.id = ${id}`.execute(db);
  return rows[0]?.offer ?? null;
}

/**
 * An offer that a license, held by its act, is renewed or enlarged by. It refuses one of another license or kind
 * (NOT_FOUND), one that is over, withdrawn or applied (INVALID), an older copy, and one that the license has changed
 * under since it was made (CONFLICT with what differs).
 */
export async function offerToApply(
  db: Database,
  license_id: string,
  kind: OfferKind,
  { id, version }: Where,
): Promise<OfferRow> {
  const offer = await findOffer(db, id);
  const field = 'offer';
  if (offer?.license_id !== license_id || offer.kind !== kind) throw new Refusal('NOT_FOUND', { field });
  const code = whyNotApply(offerState(offer, offer.today));
  if (code !== null) throw new Refusal('INVALID', { field, issue: { code } });
  if (version != null && version !== offer.version) throw new Refusal('CONFLICT', { field });
  const differences = differencesOf(offer);
  if (differences.length > 0) throw new Refusal('CONFLICT', { field, details: { differences } });
  return offer;
}

/** Marks an offer as applied, once its license is as it says. */
export async function markApplied(db: Database, { id, version }: OfferRow, viewerId: string): Promise<void> {
  await sql`/* apply-offer */ update license_offers
    set applied_on = now(), applied_by = ${viewerId}, version = ${version + 1} where id = ${id}`.execute(db);
}

/** Lets an offer stand again whose license is as it was before. */
export async function markOpen(db: Database, licenseId: string, number: string): Promise<void> {
  await sql`/* offer-open */ update license_offers set applied_on = null, applied_by = null, version = version + 1
    where license_id = ${licenseId} and number = ${number} and applied_on is not null`.execute(db);
}
