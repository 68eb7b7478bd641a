import { texts } from '../../texts/texts.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { initials } from '../../ui/figures/initials.ts';
import { Card } from '../../ui/page/card.tsx';
import { Tile } from '../../ui/page/tile.tsx';
import { cmsLink } from './cms-link.ts';
import classes from './products.module.css';
import type { ListedProduct } from './products-query.ts';

type Props = { readonly product: ListedProduct; readonly course: ListedProduct['courses'][number] };

/** A course of a product, and whether learners see it. */
export function CourseCard({ product, course }: Props) {
  const { id, name, logo, description, levels, language, published, number_of_lessons } = course;
  return (
    <Card
      level={3}
      title={name}
      link={cmsLink(`product/${product.id}/course/${id}`)}
      {...ofLanguage(language)}
      before={
        <div className={classes['head']}>
          <Tile accent={product.color} src={logo ?? null}>
            {initials(name)}
          </Tile>
          {published ? <Chip tone="green">{texts.cms.published}</Chip> : <Chip tone="outlined">{texts.cms.draft}</Chip>}
        </div>
      }
    >
      <p className={classes['description']} {...ofLanguage(language)}>
        {description}
      </p>
      <p className={classes['size']}>{texts.group.levelsAndLessons(levels, number_of_lessons)}</p>
    </Card>
  );
}
