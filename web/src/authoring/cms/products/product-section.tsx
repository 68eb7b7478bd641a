import { IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { initials } from '../../../ui/figures/initials.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { Tile } from '../../../ui/page/tile.tsx';
import { AddCourseDialog } from './add-course-dialog.tsx';
import { CourseCard } from './course-card.tsx';
import { DeleteProduct } from './delete-product.tsx';
import { CommentsButton } from '../comments-button.tsx';
import { HistoryButton } from '../history-button.tsx';
import { useMay } from '../may.ts';
import classes from './products.module.css';
import type { ListedProduct } from './products-query.ts';
import { PublishProduct } from './publish-product.tsx';

const EditProductDialog = lazy(async () => ({ default: (await import('./product-dialog.tsx')).EditProductDialog }));

type Props = { readonly product: ListedProduct; readonly onChanged: () => void };

/** A product with its courses, and what may be done with it. */
export function ProductSection({ product, onChanged }: Props) {
  const { name, color, logo, courses } = product;
  const may = useMay();
  const [open, setOpen] = useState<'edit' | 'delete' | 'add' | null>(null);
  const about = { product, onChanged, onClose: () => setOpen(null) };
  return (
    <Panel
      title={name}
      picture={
        <Tile accent={color} src={logo ?? null} size={32}>
          {initials(name)}
        </Tile>
      }
    >
      <div className={classes['acts']}>
        <PublishProduct {...{ product, onChanged }} />
        <span className={classes['end']}>
          <CommentsButton kind="PRODUCT" id={product.id} of={name} />
          <HistoryButton kind="PRODUCT" id={product.id} of={name} />
          <IconButton
            icon={IconPencil}
            size="xs"
            label={texts.cms.actOn(texts.cms.editAct, name)}
            onClick={() => setOpen('edit')}
          />
          {may('deleteProduct') && (
            <IconButton
              icon={IconTrash}
              size="xs"
              label={texts.cms.actOn(texts.ui.delete, name)}
              onClick={() => setOpen('delete')}
            />
          )}
        </span>
      </div>
      {courses.length === 0 ? (
        <p className={classes['none']}>{texts.cms.noCourses}</p>
      ) : (
        <div className={classes['courses']}>
          {courses.map((course) => (
            <CourseCard key={course.id} {...{ product, course, onChanged }} />
          ))}
        </div>
      )}
      {may('createCourse') && (
        <div className={classes['add']}>
          <Button
            variant="default"
            size="sm"
            aria-label={texts.cms.actOn(texts.cms.course.add, name)}
            onClick={() => setOpen('add')}
          >
            {texts.cms.course.add}
          </Button>
        </div>
      )}
      {open === 'edit' && (
        <Suspense>
          <EditProductDialog {...about} />
        </Suspense>
      )}
      {open === 'delete' && <DeleteProduct {...about} />}
      {open === 'add' && <AddCourseDialog {...about} />}
    </Panel>
  );
}
