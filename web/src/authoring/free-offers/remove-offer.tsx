import { useOneAct } from '../../graphql/use-one-act.ts';
import { texts } from '../../texts/texts.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
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
  const { act, busy } = useOneAct();
  const remove = async () => {
    const failed = texts.freeOffers.notRemoved;
    const said = { failed, refused: () => failed };
    if (!(await act<unknown, { id: string }>(offerKinds[kind].remove, { id }, said))) return;
    showToast('success', words.removed);
    onDone();
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
