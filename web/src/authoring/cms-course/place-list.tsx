import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ContentKind } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { useEditedCourse } from '../cms-item/edited-course.ts';
import { placeName, type Place } from './place-name.ts';
import { editorOf } from './search/editor-of.ts';
import classes from './place-list.module.css';

type Placed = Place & { readonly kind: ContentKind; readonly id: string };

type Props<Item extends Placed> = {
  readonly items: readonly Item[];
  /** What is said of an item. */
  readonly children: (item: Item) => ReactNode;
};

/** Things in the course that is edited, under the name of what they are edited in, each a link to its editor. */
export function PlaceList<Item extends Placed>({ items, children }: Props<Item>) {
  const { course } = useEditedCourse();
  const address = { id: course.id, product_id: course.product.id };
  const groups = [...Map.groupBy(items, ({ in_id }) => in_id).values()];
  return groups.map((group) => (
    <section key={group[0]?.in_id}>
      <h3 className={classes['place']}>{group[0] && placeName(course, group[0])}</h3>
      <ul className={classes['list']}>
        {group.map((item, index) => (
          <li key={index}>
            <Link {...editorOf(address, item)} className={classes['item']}>
              <span className={classes['kind']}>{texts.cmsCourse.search.kinds[item.kind]}</span>
              {children(item)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
