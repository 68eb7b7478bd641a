import { useNavigate, useSearch } from '@tanstack/react-router';
import { searchOf, whole } from '../../../ui/page/address.ts';

const readSearch = searchOf<{ card: number }>({ card: whole(1, Number.MAX_SAFE_INTEGER) });

/** The place of the card that the address names, from 0, as far as there are so many; and a way to name another. */
export function useCardPlace(cards: number): [number, (place: number) => void] {
  const { card = 1 } = readSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const name = (place: number) =>
    void navigate({ to: '.', search: { card: place + 1 } as never, replace: true, resetScroll: false });
  return [Math.max(0, Math.min(cards, card) - 1), name];
}
