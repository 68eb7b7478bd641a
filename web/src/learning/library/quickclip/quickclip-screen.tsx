import { useParams } from '@tanstack/react-router';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { MaterialFrame } from '../material-frame.tsx';
import { ClipsShape } from './clips-shape.tsx';
import { NoLesson } from '../no-lesson.tsx';
import { Quickclips } from './quickclips.tsx';
import { usePresentSlug } from '../use-present-slug.ts';
import { quickclipQuery } from './quickclip-query.ts';

/** The videos of a lesson. */
export function QuickclipScreen() {
  const params = useParams({ from: '/own-pages/group/$groupId/course/$courseId/library/quickclip/$lessonName' });
  const screen = useScreenQuery(quickclipQuery, params);
  usePresentSlug(params.lessonName, screen.data?.lesson.slug);
  if (!screen.data) return <NoLesson screen={screen} waiting={<ClipsShape />} place={params} />;
  const { lesson } = screen.data;
  return (
    <MaterialFrame kind="quickclip" place={params} lesson={lesson} query={screen.data}>
      <Quickclips key={lesson.id} cards={lesson.clip_cards} language={lesson.language} />
    </MaterialFrame>
  );
}
