import { texts } from '../../texts/texts.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { initials } from '../../ui/figures/initials.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { Tile } from '../../ui/page/tile.tsx';
import { CourseCard } from './course-card.tsx';
import classes from './products.module.css';
import type { ListedProduct } from './products-query.ts';

type Props = { readonly product: ListedProduct };

/** A product with its courses, and what may be done with it. */
export function ProductSection({ product }: Props) {
  const { name, color, logo, published, courses } = product;
  return (
    <Panel
      title={name}
      picture={
        <Tile accent={color} src={logo ?? null} size={32}>
          {initials(name)}
        </Tile>
      }
      aside={
        published ? <Chip tone="green">{texts.cms.published}</Chip> : <Chip tone="outlined">{texts.cms.draft}</Chip>
      }
    >
      {courses.length === 0 ? (
        <p className={classes['none']}>{texts.cms.noCourses}</p>
      ) : (
        <div className={classes['courses']}>
          {courses.map((course) => (
            <CourseCard key={course.id} product={product} course={course} />
          ))}
        </div>
      )}
    </Panel>
  );
}
