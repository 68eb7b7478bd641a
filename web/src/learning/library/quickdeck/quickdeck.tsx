import { useEffect, useMemo, useRef, useState } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../../graphql/generated/fragment-masking.ts';
import { directionAround, ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { CardNumbers } from './card-numbers.tsx';
import { FlashCard } from './flash-card.tsx';
import { plainText } from '../../../base/rich-text/plain-text.ts';
import classes from './quickdeck.module.css';
import { useCardPlace } from './quickdeck-search.ts';

export const cardFragment = graphql(`
  fragment Quickdeck_card on QuickdeckCard {
    id
    term
    definition
    image
  }
`);

type Props = {
  readonly cards: readonly FragmentType<typeof cardFragment>[];
  /** The language of the cards, a BCP 47 tag. */
  readonly language: string;
};

/** Flash cards: one at a time, turned by a press or Space, the next one by the arrow keys, and all terms beside it. */
export function Quickdeck({ cards: masked, language }: Props) {
  const cards = readFragment(cardFragment, masked);
  const terms = useMemo(() => cards.map(({ term }) => plainText(term)), [cards]);
  const [index, name] = useCardPlace(cards.length);
  const [turnedCard, setTurnedCard] = useState<number | null>(null);
  const turned = turnedCard === index;
  const go = (to: number) => {
    setTurnedCard(null);
    name(Math.max(0, Math.min(cards.length - 1, to)));
  };
  const turn = () => setTurnedCard(turned ? null : index);
  const viewer = useRef<HTMLDivElement>(null);
  useCardKeys(viewer, (step) => go(index + step), turn);
  const card = cards[index];
  if (!card) return <Empty text={texts.library.noCards} />;
  return (
    <div className={classes['columns']} dir={directionAround(language)} ref={viewer}>
      <div className={classes['viewer']}>
        <FlashCard
          {...{ card, language, turned }}
          onTurn={turn}
          place={texts.library.pageOf(index + 1, cards.length)}
        />
        <CardNumbers current={index + 1} total={cards.length} onChoose={(number) => go(number - 1)} />
      </div>
      <section className={classes['terms']} aria-labelledby="terms">
        <h2 id="terms">{texts.library.termsInThisSet(cards.length)}</h2>
        <ol {...ofLanguage(language)}>
          {cards.map((one, place) => (
            <li key={one.id}>
              <button type="button" aria-current={place === index || undefined} onClick={() => go(place)}>
                <span aria-hidden>{place + 1}</span>
                <bdi>{terms[place]}</bdi>
              </button>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** The keys work wherever the focus is, unless the focused part takes them itself. */
function useCardKeys(viewer: React.RefObject<HTMLElement | null>, step: (by: 1 | -1) => void, turn: () => void): void {
  const handle = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!(target instanceof Element) || target.closest('input, select, textarea, dialog, header')) return;
    if (key === ' ' && !target.closest('button, a')) {
      event.preventDefault();
      turn();
    }
    if (key === 'ArrowRight' || key === 'ArrowLeft') {
      event.preventDefault();
      const forward = viewer.current?.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
      step(key === forward ? 1 : -1);
    }
  };
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
