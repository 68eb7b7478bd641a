import { useState } from 'react';
import { useSend } from '../../graphql/use-send.ts';
import { texts } from '../../texts/texts.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import type { Offer } from './free-offers-query.ts';
import { offerKinds, type OfferKind } from './offer-kinds.ts';

type Props = {
  readonly kind: OfferKind;
  readonly offer: Offer;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks before something is free no longer. */
export function RemoveOffer({ kind, offer: { id, name }, onDone, onClose }: Props) {
  const words = texts.freeOffers[kind];
  const send = useSend();
  const failed = useFailureToast();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    failed.overtake();
    setBusy(true);
    const { data, error } = await send<unknown, { id: string }>(offerKinds[kind].remove, { id });
    setBusy(false);
    if (!data || error) return failed.say('error', texts.freeOffers.notRemoved);
    showToast('success', words.removed);
    return onDone();
  };
  return (
    <ConfirmDialog
      title={texts.freeOffers.remove(name)}
      confirm={texts.freeOffers.removes}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {words.removeText}
    </ConfirmDialog>
  );
}
