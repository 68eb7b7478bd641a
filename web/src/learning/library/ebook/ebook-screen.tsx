import '../../../ui/theme/reading-font.css';
import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { directionAround, ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { PageHeading, PageOf } from '../../../ui/page/page-heading.tsx';
import { BookContent } from './book-content.tsx';
import { BookContents } from './book-contents.tsx';
import { BookTools } from './book-tools.tsx';
import { bookPlace } from './book-place.ts';
import classes from './ebook-screen.module.css';
import { EbookShape } from './ebook-shape.tsx';
import { NoLesson } from '../no-lesson.tsx';
import { PageTurner } from './page-turner.tsx';
import { readingStyle, useReading } from '../../reader/reading.ts';
import { usePresentSlug } from '../use-present-slug.ts';
import { ebookQuery } from './ebook-query.ts';
import { useKeepPage, useKeptPage } from './kept-page.ts';

const route = getRouteApi('/own-pages/group/$groupId/course/$courseId/library/e-book/$lessonName');

/** A page of the e-book of a lesson, to be read in peace, from where it was left; its pages continue in the next lesson. */
export function EbookScreen() {
  const params = route.useParams();
  const { page: asked } = route.useSearch();
  const screen = useScreenQuery(ebookQuery, params);
  const [reading] = useReading();
  const text = useRef<HTMLDivElement>(null);
  usePresentSlug(params.lessonName, screen.data?.lesson.slug);
  const keptPage = useKeptPage(params.courseId);
  const { lesson: shown, lessons: all = [] } = screen.data ?? {};
  const inView = shown && bookPlace(all, shown, asked ?? keptPage(shown.id));
  useKeepPage(params.courseId, shown?.id, inView?.page?.id);
  if (!screen.data || !inView) return <NoLesson screen={screen} waiting={<EbookShape />} place={params} />;
  const { lesson, lessons, course } = screen.data;
  const place = inView;
  const language = ofLanguage(lesson.language);
  const contents = { course, lesson, lessons, current: place.page?.id ?? null, first: place.first, place: params };
  return (
    <div className={classes['book']} dir={directionAround(lesson.language)}>
      <aside className={classes['contents']}>
        <BookContents {...contents} />
      </aside>
      <div className={classes['main']}>
        <BookTools
          place={params}
          contents={contents}
          passage={place.page && (() => ({ text: text.current?.innerText ?? '', language: lesson.language }))}
        />
        {place.page ? (
          <article key={place.page.id} className={classes['page']} style={readingStyle(reading)} {...language}>
            <p className={classes['number']}>
              <bdi>{texts.library.page(place.number, place.total)}</bdi>
            </p>
            <div ref={text}>
              <PageOf value={[lesson.name]}>
                <PageHeading title={place.page.title} className={classes['title']}>
                  {place.page.title}
                </PageHeading>
              </PageOf>
              <BookContent html={place.page.content} base={`/group/${params.groupId}/course/${params.courseId}`} />
            </div>
          </article>
        ) : (
          <div className={classes['page']}>
            <PageOf value={[lesson.name]}>
              <PageHeading title={texts.library.kinds['e-book']} {...language}>
                {lesson.name}
              </PageHeading>
            </PageOf>
            <Empty text={texts.library.noPages} />
          </div>
        )}
        <PageTurner place={params} {...place} />
      </div>
    </div>
  );
}
