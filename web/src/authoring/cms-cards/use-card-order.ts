import { useCallback, useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { texts } from '../../texts/texts.ts';
import { offerUndo } from '../change-set/undo-store.ts';
import { useAfterUndo } from '../change-set/use-after-undo.ts';
import { useOneAct } from '../../graphql/use-one-act.ts';
import { cardKinds, type CardKind, type ListedCard } from './card-kinds.ts';

const moveMutation = graphql(`
  mutation CmsCards_moveContent($data: MoveContentInput!) {
    authored: moveContent(data: $data) {
      change_set_id
      waits
    }
  }
`);

/** The ids of cards as they were put, as long as the server has them as they were before. */
type Placed = { readonly before: string; readonly ids: readonly string[] };

const orderOf = (ids: readonly string[]) => ids.join(' ');

/** Puts cards in order: they stand where they were put at once, and back again where the server says no. */
export function useCardOrder(kind: CardKind, cards: readonly ListedCard[], onDone: () => void) {
  const { act, busy } = useOneAct();
  const [placed, setPlaced] = useState<Placed | null>(null);
  const [said, setSaid] = useState('');
  const before = orderOf(cards.map(({ id }) => id));
  if (placed && placed.before !== before) setPlaced(null);
  const ordered = placed ? placed.ids.flatMap((id) => cards.find((card) => card.id === id) ?? []) : cards;
  const stand = useCallback(() => setPlaced(null), []);
  useAfterUndo(stand);
  const words = texts.cmsCards;
  const move = async (from: number, to: number) => {
    const card = ordered[from];
    if (!card) return;
    const others = ordered.filter(({ id }) => id !== card.id);
    setPlaced({ before, ids: others.map(({ id }) => id).toSpliced(to, 0, card.id) });
    const place = words.moved(card.name, to + 1, cards.length);
    const data = { kind: cardKinds[kind].kind, id: card.id, before: others[to]?.id ?? null };
    const done = await act(moveMutation, { data }, { failed: words[kind].notChanged });
    if (!done) return stand();
    offerUndo(place, done.authored);
    setSaid(place);
    return onDone();
  };
  return { ordered, move: (from: number, to: number) => void move(from, to), waits: busy, said };
}
