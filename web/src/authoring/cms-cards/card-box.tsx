import { IconPencil, IconTrash } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { offerUndo } from '../change-set/undo-store.ts';
import { CommentsButton } from '../cms/comments-button.tsx';
import { HistoryButton } from '../cms/history-button.tsx';
import { useMay } from '../cms/may.ts';
import { StateChip } from '../cms/state-chip.tsx';
import { useOneAct } from '../../graphql/use-one-act.ts';
import { useErrorsAsked } from '../cms-item/use-errors-asked.tsx';
import { cardKinds, type CardKind, type ListedCard } from './card-kinds.ts';
import classes from './cards.module.css';
import { useOrdered, type Move } from './ordered.tsx';

type Props = {
  readonly kind: CardKind;
  readonly card: ListedCard;
  readonly index: number;
  readonly count: number;
  readonly onMove: Move;
  readonly waits: boolean;
  readonly onDone: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

/** A card as learners see it, its state, and what may be done with it. */
export function CardBox({ kind, card: { id, name, published, face }, onDone, onEdit, onDelete, ...place }: Props) {
  const words = texts.cmsCards[kind];
  const { publish, unpublish, mayPublish, mayDelete } = cardKinds[kind];
  const { edit, remove } = texts.cmsCards;
  const may = useMay();
  const { act, busy } = useOneAct();
  const errors = useErrorsAsked();
  const { ref, controls } = useOrdered({ id, name, ...place });
  const toggle = async () => {
    const done = await act(published ? unpublish : publish, { id }, { failed: words.notChanged });
    if (!done) return;
    offerUndo(published ? words.unpublished : words.published, done.authored);
    onDone();
  };
  const publishing = published ? texts.cmsItem.state.unpublish : texts.cmsItem.state.publish;
  return (
    <li ref={ref} className={classes['card']} aria-label={name}>
      {face}
      <div className={classes['state']}>
        <StateChip published={published} />
        {may(mayPublish) && (
          <Button
            variant="default"
            size="xs"
            loading={busy || errors.busy}
            aria-label={texts.cms.actOn(publishing, name)}
            onClick={() => void (published ? toggle() : errors.guard([id], () => void toggle()))}
          >
            {publishing}
          </Button>
        )}
      </div>
      {errors.dialog}
      <div className={classes['acts']}>
        {controls}
        <span className={classes['end']}>
          <IconButton icon={IconPencil} size="xs" label={edit(name)} onClick={onEdit} />
          <CommentsButton kind={cardKinds[kind].kind} id={id} of={name} />
          <HistoryButton kind={cardKinds[kind].kind} id={id} of={name} />
          {may(mayDelete) && <IconButton icon={IconTrash} size="xs" label={remove(name)} onClick={onDelete} />}
        </span>
      </div>
    </li>
  );
}
