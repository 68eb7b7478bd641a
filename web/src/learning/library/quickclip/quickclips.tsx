import { useState } from 'react';
import type { FragmentType } from '../../../graphql/generated/fragment-masking.ts';
import { texts } from '../../../texts/texts.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ClipCard, type clipCardFragment } from './clip-card.tsx';
import classes from './quickclips.module.css';

type Props = {
  readonly cards: readonly ({ readonly id: string } & FragmentType<typeof clipCardFragment>)[];
  /** The language of the videos, a BCP 47 tag. */
  readonly language: string;
};

/** The videos of a lesson; one plays at a time. */
export function Quickclips({ cards, language }: Props) {
  const [playing, setPlaying] = useState<string | null>(null);
  if (cards.length === 0) return <Empty text={texts.library.noCards} />;
  return (
    <ul className={classes['cards']}>
      {cards.map((card) => (
        <li key={card.id}>
          <ClipCard card={card} language={language} playing={card.id === playing} onPlay={() => setPlaying(card.id)} />
        </li>
      ))}
    </ul>
  );
}
