import { useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { ClipCard } from '../../learning/library/quickclip/clip-card.tsx';
import { CardManager } from './card-manager.tsx';
import type { LibraryLesson } from './library-lesson.ts';
import { QuickclipForm } from './quickclip-form.tsx';

const cardsQuery = graphql(`
  query CmsCards_quickclipCards($lessonId: ID!) {
    quickclipCards(lessonId: $lessonId) {
      id
      title
      published
      ...ClipCard_card
    }
  }
`);

/** The videos of a lesson; one plays at a time. */
export function QuickclipManager({ lesson, language }: LibraryLesson) {
  const [playing, setPlaying] = useState<string | null>(null);
  const screen = useScreenQuery(cardsQuery, { lessonId: lesson.id }, { fresh: true });
  const cards = screen.data?.quickclipCards.map((card, index) => ({
    id: card.id,
    name: card.title || texts.cmsCards.quickclip.untitled(index + 1),
    published: card.published,
    face: <ClipCard card={card} language={language} playing={card.id === playing} onPlay={() => setPlaying(card.id)} />,
  }));
  return <CardManager kind="quickclip" {...{ lesson, language, screen }} cards={cards ?? null} Form={QuickclipForm} />;
}
