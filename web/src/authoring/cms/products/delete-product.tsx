import { graphql } from '../../../graphql/generated/gql.ts';
import { texts } from '../../../texts/texts.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { offerUndo } from '../../change-set/undo-store.ts';
import { ProductDependants } from './product-dependants.tsx';
import type { ListedProduct } from './products-query.ts';
import { useAuthoringAct } from '../use-authoring-act.ts';

const deleteMutation = graphql(`
  mutation DeleteProduct_deleteProduct($id: ID!, $name: String!) {
    deleteProduct(id: $id, name: $name) {
      change_set_id
      waits
    }
  }
`);

type Props = { readonly product: ListedProduct; readonly onChanged: () => void; readonly onClose: () => void };

/** Asks before a product is deleted, with what depends on it; its exact name has to be typed. */
export function DeleteProduct({ product: { id, name }, onChanged, onClose }: Props) {
  const words = texts.cms.product;
  const { act, busy } = useAuthoringAct();
  const remove = async () => {
    const done = await act(deleteMutation, { id, name }, { failed: words.notDeleted });
    if (!done) return;
    offerUndo(words.deleted, done.deleteProduct);
    onChanged();
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.cms.deleteTitle(name)}
      exactName={{ name, label: texts.cms.typeName }}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <ProductDependants id={id} />
      <p>{texts.cms.comesBack}</p>
    </ConfirmDialog>
  );
}
