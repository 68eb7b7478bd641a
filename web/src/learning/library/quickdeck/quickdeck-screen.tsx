import { useParams } from '@tanstack/react-router';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { MaterialFrame } from '../material-frame.tsx';
import { DeckShape } from './deck-shape.tsx';
import { NoLesson } from '../no-lesson.tsx';
import { Quickdeck } from './quickdeck.tsx';
import { usePresentSlug } from '../use-present-slug.ts';
import { quickdeckQuery } from './quickdeck-query.ts';

/** The flash cards of a lesson. */
export function QuickdeckScreen() {
  const params = useParams({ from: '/own-pages/group/$groupId/course/$courseId/library/quickdeck/$lessonName' });
  const screen = useScreenQuery(quickdeckQuery, params);
  usePresentSlug(params.lessonName, screen.data?.lesson.slug);
  if (!screen.data) return <NoLesson screen={screen} waiting={<DeckShape />} place={params} />;
  const { lesson } = screen.data;
  return (
    <MaterialFrame kind="quickdeck" place={params} lesson={lesson} query={screen.data}>
      <Quickdeck key={lesson.id} cards={lesson.cards} language={lesson.language} />
    </MaterialFrame>
  );
}
