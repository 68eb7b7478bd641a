import { graphql } from '../../graphql/generated/gql.ts';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { offerUndo } from '../change-set/undo-store.ts';
import { useAuthoringAct } from '../cms/use-authoring-act.ts';
import { cardKinds, type CardKind, type ListedCard } from './card-kinds.ts';

const usesQuery = graphql(`
  query CmsCards_cardUses($id: ID!) {
    cardUses(id: $id) {
      key_elements
      questions
    }
  }
`);

type Props = {
  readonly kind: CardKind;
  readonly card: ListedCard;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks before a card is deleted, and says what else shows it. */
export function DeleteCard({ kind, card: { id, name }, onDone, onClose }: Props) {
  const words = texts.cmsCards;
  const { data, error } = useScreenQuery(usesQuery, { id }, { fresh: true });
  const { act, busy } = useAuthoringAct();
  const remove = async () => {
    const done = await act(cardKinds[kind].remove, { id }, { failed: words.notDeleted });
    onClose();
    if (!done) return;
    offerUndo(words.deleted, done.authored);
    onDone();
  };
  return (
    <ConfirmDialog title={texts.cms.deleteTitle(name)} busy={busy} onConfirm={() => void remove()} onClose={onClose}>
      {data && <p>{words.shownBy(data.cardUses.key_elements, data.cardUses.questions)}</p>}
      {!data && (error ? <p>{texts.cms.dependants.notCounted}</p> : <Skeleton shape="list" count={1} />)}
      <p>{words.comesBack}</p>
    </ConfirmDialog>
  );
}
