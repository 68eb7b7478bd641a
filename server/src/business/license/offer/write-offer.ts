import { Refusal } from '@lectern/domain/refusal.ts';
import type { Context, Viewer } from '../../../base/graphql/context.ts';
import { recordAct, type HeldLicense } from '../sales/hold-license.ts';
import { findOffer } from './find-offer.ts';
import type { OfferRow } from './offer-json.ts';

type Written = {
  readonly id: string;
  readonly action: 'LICENSE_OFFERED' | 'OFFER_WITHDRAWN' | 'OFFER_RESTORED';
  readonly details?: Readonly<Record<string, unknown>>;
};

/** Writes what was done with an offer into the feed and the log of its institution, and reads it as it is now. */
export async function writeOffer(
  context: Context,
  viewer: Viewer,
  { institution_id, name }: Pick<HeldLicense, 'institution_id' | 'name'>,
  { id, action, details = {} }: Written,
): Promise<OfferRow> {
  const offer = await findOffer(context.db, id);
  if (!offer) throw new Refusal('NOT_FOUND');
  await recordAct(context, viewer, {
    id: offer.license_id,
    institution_id,
    name,
    action,
    details: { ...details, offer: offer.number },
  });
  return offer;
}
