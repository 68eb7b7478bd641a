import { texts } from '../../texts/texts.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { offerUndo } from '../change-set/undo-store.ts';
import { UsedIn } from '../cms/used-in.tsx';
import { useOneAct } from '../../graphql/use-one-act.ts';
import { cardKinds, type CardKind, type ListedCard } from './card-kinds.ts';

type Props = {
  readonly kind: CardKind;
  readonly card: ListedCard;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks before a card is deleted, and says what else shows it. */
export function DeleteCard({ kind, card: { id, name }, onDone, onClose }: Props) {
  const words = texts.cmsCards;
  const { act, busy } = useOneAct();
  const remove = async () => {
    const done = await act(cardKinds[kind].remove, { id }, { failed: words.notDeleted });
    onClose();
    if (!done) return;
    offerUndo(words.deleted, done.authored);
    onDone();
  };
  return (
    <ConfirmDialog title={texts.cms.deleteTitle(name)} busy={busy} onConfirm={() => void remove()} onClose={onClose}>
      <UsedIn id={id} open />
      <p>{words.comesBack}</p>
    </ConfirmDialog>
  );
}
