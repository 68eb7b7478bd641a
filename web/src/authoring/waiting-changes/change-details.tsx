import { compareContent } from '@lectern/domain/base/content-difference/compare-content.ts';
import { compareLists } from '@lectern/domain/base/content-difference/compare-lists.ts';
import { graphql } from '../../graphql/generated/gql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FieldDifferences } from '../content-history/field-differences.tsx';
import { ListItem } from '../content-history/list-item.tsx';
import { plainText } from '../../base/rich-text/plain-text.ts';
import classes from './changes.module.css';

const detailsQuery = graphql(`
  query ChangeDetails_waitingChange($id: ID!) {
    waitingChange(id: $id) {
      id
      before
      after
      names {
        id
        name
      }
      children_before {
        id
        name
      }
      children_after {
        id
        name
      }
      groups
      learners
      results
      sittings
    }
  }
`);

type Props = { readonly id: string; readonly language: string | null };
type Content = Readonly<Record<string, unknown>>;

/** What a change will do: what learners see before and after it, and whom it concerns. */
export function ChangeDetails({ id, language }: Props) {
  const screen = useScreenQuery(detailsQuery, { id }, { fresh: true });
  const words = texts.waitingChanges;
  if (!screen.data)
    return (
      <Unready screen={screen} what={words.notCompared} waiting={<Skeleton shape="list" count={2} />} back={null} />
    );
  const { before, after, names, children_before, children_after, groups, learners, results, sittings } =
    screen.data.waitingChange;
  const tag = language ?? undefined;
  const said = compareContent((before ?? {}) as Content, (after ?? {}) as Content);
  const moves = compareLists(children_before, children_after, { keyOf: (child) => child.id });
  return (
    <div className={classes['details']}>
      <p>{words.concerns(groups, learners)}</p>
      {results + sittings > 0 && <p className={classes['warning']}>{words.keepKey(results, sittings)}</p>}
      <FieldDifferences
        differences={said}
        names={new Map(names.map((named) => [named.id, plainText(named.name)]))}
        language={tag}
      />
      {moves.length > 0 && (
        <ul className={classes['list']}>
          {moves.map(({ item, from, to, moved }) => (
            <ListItem key={item.id} {...{ from, to, moved }} language={tag} name={plainText(item.name)} />
          ))}
        </ul>
      )}
    </div>
  );
}
