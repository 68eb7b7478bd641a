import { Link } from '@tanstack/react-router';
import { Unready } from '../../../graphql/unready.tsx';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useKeyDown } from '../../../ui/use-key-down.ts';
import { useEditedCourse } from '../../cms-item/edited-course.ts';
import { placeName } from '../place-name.ts';
import { editorOf } from './editor-of.ts';
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
  return (
    <section ref={keys} aria-label={words.results} className={classes['results']}>
      <p role="status" className={classes['count']}>
        {more ? words.first(hits.length) : words.found(hits.length)}
      </p>
      {[...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, ofKind]) => (
        <section key={kind}>
          <h2 className={classes['kind']}>{words.kinds[kind]}</h2>
          <ul className={classes['list']}>
            {ofKind.map((hit) => {
              const place = placeName(course, hit);
              const called = hit.name ?? (hit.id === hit.in_id ? place : null);
              return (
                <li key={hit.id}>
                  <Link {...editorOf({ id: course.id, product_id: course.product.id }, hit)} className={classes['hit']}>
                    {called !== null && (
                      <strong {...ofLanguage(course.language)}>
                        <Marked text={called} search={asked} />
                      </strong>
                    )}
                    {called !== place && <span className={classes['place']}>{place}</span>}
                    {hit.excerpts.map((excerpt, index) => (
                      <span key={index} {...ofLanguage(course.language)}>
                        <Marked text={excerpt} search={asked} />
                      </span>
                    ))}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </section>
  );
}
