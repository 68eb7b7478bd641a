import { IconPlus } from '@tabler/icons-react';
import { useState, type ComponentType } from 'react';
import { Unready } from '../../graphql/unready.tsx';
import type { ScreenData } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx';
import { useAfterUndo } from '../change-set/use-after-undo.ts';
import { useDialogPlace } from '../cms/history-place.ts';
import { CardBox } from './card-box.tsx';
import type { CardFormProps } from './card-form.ts';
import { cardKinds, type CardKind, type ListedCard } from './card-kinds.ts';
import classes from './cards.module.css';
import { DeleteCard } from './delete-card.tsx';
import type { LibraryLesson } from './library-lesson.ts';
import { Ordered } from './ordered.tsx';
import { PartHead } from './part-head.tsx';
import { useCardOrder } from './use-card-order.ts';

type Props = LibraryLesson & {
  readonly kind: CardKind;
  readonly screen: ScreenData<unknown>;
  /** Null until they are read. */
  readonly cards: readonly ListedCard[] | null;
  readonly Form: ComponentType<CardFormProps>;
};

/** The cards of one kind in a lesson, in their order, with all that may be done with them. */
export function CardManager({ kind, lesson, language, screen, cards, Form }: Props) {
  const words = texts.cmsCards[kind];
  const { reload } = screen;
  const { dialog, open, close } = useDialogPlace();
  const [deleting, setDeleting] = useState<ListedCard | null>(null);
  const { ordered, move, waits, said } = useCardOrder(kind, cards ?? [], reload);
  useAfterUndo(reload);
  if (!cards)
    return <Unready screen={screen} what={words.notLoaded} waiting={<Skeleton shape="cards" />} back={null} />;
  const ofKind = cardKinds[kind].kind;
  return (
    <section aria-label={words.title}>
      <PartHead {...{ lesson, language }} title={words.title}>
        <Button
          size="sm"
          leftSection={<Icon of={IconPlus} size={16} />}
          onClick={() => open({ kind: ofKind, id: 'new' })}
        >
          {words.add}
        </Button>
      </PartHead>
      {cards.length === 0 && <Empty text={words.none} />}
      <Ordered onMove={move}>
        <ul className={classes['cards']}>
          {ordered.map((card, index) => (
            <CardBox
              key={card.id}
              {...{ kind, card, index, waits }}
              count={cards.length}
              onMove={move}
              onDone={reload}
              onEdit={() => open({ kind: ofKind, id: card.id })}
              onDelete={() => setDeleting(card)}
            />
          ))}
        </ul>
      </Ordered>
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
      {dialog?.kind === ofKind && (
        <Form
          lessonId={lesson.id}
          cardId={dialog.id === 'new' ? null : dialog.id}
          language={language}
          onDone={reload}
          onClose={() => close()}
        />
      )}
      {deleting && <DeleteCard kind={kind} card={deleting} onDone={reload} onClose={() => setDeleting(null)} />}
    </section>
  );
}
