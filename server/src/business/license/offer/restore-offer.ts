import { offerState, whyNotApply } from '@lectern/domain/business/license/offer.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { undoingLast } from '../../../base/audit-log/undoing-last.ts';
import type { Context, Viewer } from '../../../base/graphql/context.ts';
import { getSeller, holdLicense, type HeldLicense } from '../sales/hold-license.ts';
import { findOffer } from './find-offer.ts';
import type { OfferRow } from './offer-json.ts';
import { writeOffer } from './write-offer.ts';

type Where = { readonly id: string; readonly version?: number | null | undefined };

/** Lets an offer that was withdrawn stand again, until its last day; one that stands stays, but for an undo, which it refuses. */
export async function restoreOffer(context: Context, where: Where): Promise<OfferRow> {
  const { db, undoes } = context;
  const { viewer, held, offer } = await holdOffer(context, 'restoreLicenseOffer', where);
  refuseUseless({ ...offer, withdrawn_on: null });
  if (offer.withdrawn_on === null && undoes !== undefined)
    throw new Refusal('CONFLICT', { details: { restored: true } });
  if (offer.withdrawn_on === null) return offer;
  if (where.version != null && where.version !== offer.version) throw new Refusal('CONFLICT');
  await sql`/* restore-offer */ update license_offers
    set withdrawn_on = null, withdrawn_by = null, version = version + 1 where id = ${offer.id}`.execute(db);
  const undoing = await undoingLast(context, 'OFFER_WITHDRAWN', offer.license_id, {
    details: { offer: offer.number },
  });
  return writeOffer(undoing, viewer, held, { id: offer.id, action: 'OFFER_RESTORED' });
}

type Held = { readonly viewer: Viewer; readonly held: HeldLicense; readonly offer: OfferRow };

/** An offer and its license until the end of the transaction, for who sells. */
export async function holdOffer(context: Context, operation: Operation, { id }: Where): Promise<Held> {
  const { db } = context;
  const viewer = await getSeller(context, operation);
  const seen = await findOffer(db, id);
  if (!seen) throw new Refusal('NOT_FOUND');
  const held = await holdLicense(db, seen.license_id);
  const offer = await findOffer(db, id);
  if (!offer) throw new Refusal('NOT_FOUND');
  return { viewer, held, offer };
}

/** Refuses an offer that is over, withdrawn or applied. */
export function refuseUseless(offer: OfferRow): void {
  const code = whyNotApply(offerState(offer, offer.today));
  if (code !== null) throw new Refusal('INVALID', { field: 'where.id', issue: { code } });
}
