import type { OfferKind } from '@lectern/domain/business/license/offer.ts';
import { useState } from 'react';
import type { SoldLicense, StandingOffer } from '../sold-query.ts';

/** The offers of a kind that stand beside a license, and the one that is to be applied: at first the one with the id `first`. */
export function useChosenOffer({ offers: all }: SoldLicense, kind: OfferKind, first = '') {
  const [id, choose] = useState(first);
  const offers = all.filter((offer) => offer.kind === kind);
  const chosen: StandingOffer | null = offers.find((offer) => offer.id === id) ?? null;
  return { offers, chosen, choose, named: chosen && { id: chosen.id, version: chosen.version } };
}
