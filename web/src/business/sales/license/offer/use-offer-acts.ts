import { useState } from 'react';
import { graphql } from '../../../../graphql/generated/gql.ts';
import { refusalOf } from '../../../../graphql/refusal-of.ts';
import { useSend } from '../../../../graphql/use-send.ts';
import { texts } from '../../../../texts/texts.ts';
import { showToast } from '../../../../ui/feedback/toast-store.ts';

const withdrawMutation = graphql(`
  mutation OfferActs_withdrawLicenseOffer($where: OfferWhere!) {
    withdrawLicenseOffer(where: $where) {
      id
    }
  }
`);

const restoreMutation = graphql(`
  mutation OfferActs_restoreLicenseOffer($where: OfferWhere!) {
    restoreLicenseOffer(where: $where) {
      id
    }
  }
`);

type Offer = { readonly id: string; readonly number: string; readonly version: number };

/** Withdraws offers and lets them stand again; `onDone` is told of either, and of a refusal because something else holds. */
export function useOfferActs(onDone: () => void) {
  const send = useSend();
  const [busy, setBusy] = useState<string | null>(null);
  const act = async (
    { id, version, number }: Offer,
    mutation: typeof withdrawMutation | typeof restoreMutation,
    said: (number: string) => string,
  ) => {
    setBusy(id);
    const { error } = await send<unknown, { where: { id: string; version: number } }>(mutation, {
      where: { id, version },
    });
    setBusy(null);
    if (error) showToast('error', refusalOf(error)?.text ?? texts.ui.failed);
    else showToast('success', said(number));
    onDone();
  };
  const words = texts.sales.offer;
  return {
    /** The id of the offer that is under way. */
    busy,
    withdraw: (offer: Offer) => act(offer, withdrawMutation, words.withdrew),
    restore: (offer: Offer) => act(offer, restoreMutation, words.restored),
  };
}
