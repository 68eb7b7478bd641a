import { lazy, Suspense, useState } from 'react';
import { Unready } from '../../../graphql/unready.tsx';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useAfterUndo } from '../../change-set/use-after-undo.ts';
import { useMay } from '../may.ts';
import { ProductSection } from './product-section.tsx';
import classes from './products.module.css';
import { productsQuery } from './products-query.ts';

const CreateProductDialog = lazy(async () => ({ default: (await import('./product-dialog.tsx')).CreateProductDialog }));

/** All products, each with its courses. */
export function ProductsPanel() {
  const screen = useScreenQuery(productsQuery, {});
  const may = useMay();
  const [creating, setCreating] = useState(false);
  useAfterUndo(screen.reload);
  if (!screen.data)
    return <Unready screen={screen} what={texts.cms.notLoaded} waiting={<Skeleton shape="cards" />} back={null} />;
  const { cmsProducts } = screen.data;
  return (
    <>
      {may('createProduct') && (
        <div className={classes['toolbar']}>
          <Button onClick={() => setCreating(true)}>{texts.cms.product.create}</Button>
        </div>
      )}
      {cmsProducts.length === 0 && <Empty text={texts.cms.noProducts} />}
      <div className={classes['products']}>
        {cmsProducts.map((product) => (
          <ProductSection key={product.id} product={product} onChanged={screen.reload} />
        ))}
      </div>
      {creating && (
        <Suspense>
          <CreateProductDialog onChanged={screen.reload} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}
