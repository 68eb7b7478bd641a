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
import { CardBox } from './card-box.tsx';
import type { CardFormProps } from './card-form.ts';
import type { CardKind, ListedCard } from './card-kinds.ts';
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
  const [open, setOpen] = useState<'new' | { readonly act: 'edit' | 'delete'; readonly card: ListedCard } | null>(null);
  const { ordered, move, waits, said } = useCardOrder(kind, cards ?? [], reload);
  useAfterUndo(reload);
  if (!cards)
    return <Unready screen={screen} what={words.notLoaded} waiting={<Skeleton shape="cards" />} back={null} />;
  const close = () => setOpen(null);
  const isForm = open === 'new' || open?.act === 'edit';
  return (
    <section aria-label={words.title}>
      <PartHead {...{ lesson, language }} title={words.title}>
        <Button size="sm" leftSection={<Icon of={IconPlus} size={16} />} onClick={() => setOpen('new')}>
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
              onEdit={() => setOpen({ act: 'edit', card })}
              onDelete={() => setOpen({ act: 'delete', card })}
            />
          ))}
        </ul>
      </Ordered>
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
      {isForm && (
        <Form
          lessonId={lesson.id}
          cardId={open === 'new' ? null : open.card.id}
          language={language}
          onDone={reload}
          onClose={close}
        />
      )}
      {open !== null && !isForm && <DeleteCard kind={kind} card={open.card} onDone={reload} onClose={close} />}
    </section>
  );
}
