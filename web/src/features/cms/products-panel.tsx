import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useAfterUndo } from '../change-set/use-after-undo.ts';
import { ProductSection } from './product-section.tsx';
import classes from './products.module.css';
import { productsQuery } from './products-query.ts';

/** All products, each with its courses. */
export function ProductsPanel() {
  const screen = useScreenQuery(productsQuery, {});
  useAfterUndo(screen.reload);
  if (!screen.data)
    return <Unready screen={screen} what={texts.cms.notLoaded} waiting={<Skeleton shape="cards" />} back={null} />;
  const { cmsProducts } = screen.data;
  if (cmsProducts.length === 0) return <Empty text={texts.cms.noProducts} />;
  return (
    <div className={classes['products']}>
      {cmsProducts.map((product) => (
        <ProductSection key={product.id} product={product} />
      ))}
    </div>
  );
}
