import { Link } from '@tanstack/react-router';
import { graphql } from '../../graphql/generated/gql.ts';
import type { UsedIn_CardUsesQuery } from '../../graphql/generated/graphql.ts';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { placeLink } from './place-link.ts';
import classes from './used-in.module.css';

const usesQuery = graphql(`
  query UsedIn_cardUses($id: ID!) {
    cardUses(id: $id) {
      list {
        kind
        id
        name
        as
        waits
        place {
          within
          language
          product_id
          course_id
          book_id
          lesson_id
          study_project_id
          case_study_id
          benchmark_id
        }
      }
    }
  }
`);

type Props = {
  /** A page or a card. */
  readonly id: string;
  /** Whether the list stands open, as before it is deleted. */
  readonly open?: boolean;
};

/** All that shows a page or a card, each with the way there. */
export function UsedIn({ id, open = false }: Props) {
  const { data, error } = useScreenQuery(usesQuery, { id }, { fresh: true, beside: true });
  const words = texts.cms.usedIn;
  if (!data) return error ? <p>{words.notLoaded}</p> : <Skeleton shape="list" count={1} />;
  const { list } = data.cardUses;
  if (list.length === 0) return <p>{words.nothing}</p>;
  return (
    <details open={open} className={classes['uses']}>
      <summary>{words.count(list.length)}</summary>
      <ul>
        {list.map((use) => (
          <li key={`${use.id}${use.as}`}>
            <Link {...placeLink(use)}>
              <bdi {...(use.place.language ? ofLanguage(use.place.language) : {})}>{use.name || words.unnamed}</bdi>
            </Link>
            <span>{texts.cms.facts(factsOf(use))}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

type Use = UsedIn_CardUsesQuery['cardUses']['list'][number];

function factsOf({ as, place: { within }, waits }: Use): string[] {
  const words = texts.cms.usedIn;
  return [words.as[as], ...(within == null ? [] : [within]), ...(waits ? [words.waits] : [])];
}
