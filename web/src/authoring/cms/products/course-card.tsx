import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { ofLanguage } from '../../../texts/of-language.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { initials } from '../../../ui/figures/initials.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Tile } from '../../../ui/page/tile.tsx';
import { cmsLink } from '../cms-link.ts';
import { DeleteCourse } from './delete-course.tsx';
import { useMay } from '../may.ts';
import classes from './products.module.css';
import type { ListedProduct } from './products-query.ts';
import { StateChip } from '../state-chip.tsx';

type Props = {
  readonly product: ListedProduct;
  readonly course: ListedProduct['courses'][number];
  readonly onChanged: () => void;
};

/** A course of a product, and whether learners see it. */
export function CourseCard({ product, course, onChanged }: Props) {
  const may = useMay();
  const [deleting, setDeleting] = useState(false);
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
          <StateChip published={published} />
        </div>
      }
    >
      <p className={classes['description']} {...ofLanguage(language)}>
        {description}
      </p>
      <p className={classes['size']}>{texts.group.levelsAndLessons(levels, number_of_lessons)}</p>
      {may('deleteCourse') && (
        <div className={classes['cardActs']}>
          <IconButton
            icon={IconTrash}
            size="xs"
            label={texts.cms.actOn(texts.ui.delete, name)}
            onClick={() => setDeleting(true)}
          />
        </div>
      )}
      {deleting && <DeleteCourse {...{ course, onChanged }} onClose={() => setDeleting(false)} />}
    </Card>
  );
}
