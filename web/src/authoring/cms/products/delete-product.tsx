import { graphql } from '../../../graphql/generated/gql.ts';
import { texts } from '../../../texts/texts.ts';
import { offerUndo } from '../../change-set/undo-store.ts';
import { ProductDependants } from './product-dependants.tsx';
import type { ListedProduct } from './products-query.ts';
import { DeleteByName } from './delete-by-name.tsx';
import { useOneAct } from '../../../graphql/use-one-act.ts';

const deleteMutation = graphql(`
  mutation DeleteProduct_deleteProduct($id: ID!, $name: String!) {
    deleteProduct(id: $id, name: $name) {
      change_set_id
      waits
    }
  }
`);

type Props = { readonly product: ListedProduct; readonly onChanged: () => void; readonly onClose: () => void };

/** Asks before a product is deleted. */
export function DeleteProduct({ product: { id, name }, onChanged, onClose }: Props) {
  const words = texts.cms.product;
  const { act, busy } = useOneAct();
  const remove = async () => {
    const done = await act(deleteMutation, { id, name }, { failed: words.notDeleted });
    if (done) offerUndo(words.deleted, done.deleteProduct);
    return Boolean(done);
  };
  return (
    <DeleteByName {...{ name, busy, remove, onChanged, onClose }}>
      <ProductDependants id={id} />
    </DeleteByName>
  );
}
