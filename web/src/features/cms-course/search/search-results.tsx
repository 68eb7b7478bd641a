import { Unready } from '../../../graphql/unready.tsx';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useKeyDown } from '../../../ui/use-key-down.ts';
import { useEditedCourse } from '../../cms-item/edited-course.ts';
import { PlaceList } from '../place-list.tsx';
import { Marked } from './marked.tsx';
import classes from './search-results.module.css';
import { searchQuery } from './search-query.ts';
import { useSettled } from './use-settled.ts';

type Props = { readonly text: string; readonly onLeave: () => void };

/** What is found in the texts of the course that is edited, by item; arrows go from one to the next. */
export function SearchResults({ text, onLeave }: Props) {
  const { course } = useEditedCourse();
  const asked = useSettled(text);
  const screen = useScreenQuery(searchQuery, { courseId: course.id, text: asked });
  const words = texts.cmsCourse.search;
  const keys = useKeyDown((event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = [...(event.currentTarget as HTMLElement).querySelectorAll('a')];
    const at = links.indexOf(event.target as HTMLAnchorElement);
    if (event.key === 'Escape') onLeave();
    if (step === undefined || at < 0) return;
    event.preventDefault();
    links[at + step]?.focus();
  });
  if (!screen.data) {
    const waiting = <Skeleton shape="list" count={3} />;
    return <Unready screen={screen} what={words.notLoaded} waiting={waiting} back={null} />;
  }
  const { hits, more } = screen.data.searchCourse;
  const looked = asked.split(/\s+/u);
  return (
    <section ref={keys} aria-label={words.results} className={classes['results']}>
      <p role="status" className={classes['count']}>
        {more ? words.first(hits.length) : words.found(hits.length)}
      </p>
      <PlaceList items={hits} heading="h2">
        {({ excerpts }) =>
          excerpts.map((excerpt, index) => (
            <span key={index} {...ofLanguage(course.language)}>
              <Marked text={excerpt} words={looked} />
            </span>
          ))
        }
      </PlaceList>
    </section>
  );
}
