import { productForm } from '@lectern/domain/learning/product/product.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import { useId } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { texts } from '../../../texts/texts.ts';
import { ConflictDialog, type ShownPart } from '../../../base/form/conflict-dialog.tsx';
import { FormBody } from '../../../base/form/form-body.tsx';
import { FormDialog } from '../../../base/form/form-dialog.tsx';
import { SaveLater, usePublishes } from '../save-later.tsx';
import type { Conflict } from '../../../base/form/form-options.ts';
import { useKeptForm } from '../../working-copy/use-kept-form.tsx';
import { offerUndo } from '../../change-set/undo-store.ts';
import { leaveWords } from '../../working-copy/leave-words.ts';
import { ProductFields, sayProductIssue, type ProductValues } from './product-fields.tsx';
import { PresentItem, type PresentContent } from '../present-item.tsx';
import type { ListedProduct } from './products-query.ts';

const createMutation = graphql(`
  mutation ProductDialog_createProduct($data: CreateProductInput!) {
    createProduct(data: $data) {
      change_set_id
      waits
    }
  }
`);

const updateMutation = graphql(`
  mutation ProductDialog_updateProduct($data: UpdateProductInput!, $where: ContentWhere!) {
    updateProduct(data: $data, where: $where) {
      change_set_id
      waits
    }
  }
`);

type Props = {
  /** Something else holds of the products than is shown. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** Makes a product. */
export function CreateProductDialog({ onChanged, onClose }: Props) {
  const id = useId();
  const words = texts.cms.product;
  const initial: ProductValues = { name: '', color: '', logo: null };
  const form = useKeptForm(
    { kind: 'PRODUCT', id: null, name: texts.contentHistory.kinds.PRODUCT },
    {
      schema: productForm,
      initial,
      entity: entities.PRODUCT,
      mutation: createMutation,
      toVariables: (data) => ({ data }),
      say: sayProductIssue,
      failedText: words.failed,
      onDone: ({ createProduct }) => {
        offerUndo(words.created, createProduct);
        onChanged();
        onClose();
      },
    },
  );
  const { unkept, busy } = form;
  return (
    <FormDialog
      title={words.create}
      form={id}
      submit={words.create}
      ready
      dirty={unkept}
      {...{ busy, onClose }}
      words={leaveWords()}
    >
      <FormBody {...{ id, form }}>
        <ProductFields form={form} />
      </FormBody>
      <ProductConflict form={form} />
    </FormDialog>
  );
}

/** Changes a product. The list says what learners see; its form begins with what waits, as that of any item. */
export function EditProductDialog({ product, onChanged, onClose }: Props & { readonly product: ListedProduct }) {
  return (
    <PresentItem<ProductValues>
      kind="PRODUCT"
      id={product.id}
      title={texts.cms.product.edit(product.name)}
      onClose={onClose}
    >
      {(present) => <ProductForm product={present} {...{ onChanged, onClose }} />}
    </PresentItem>
  );
}

function ProductForm({ product, onChanged, onClose }: Props & { readonly product: PresentContent<ProductValues> }) {
  const id = useId();
  const words = texts.cms.product;
  const publishes = usePublishes('PRODUCT', product.id);
  const { name, color, logo } = product.content;
  const initial: ProductValues = { name, color, logo };
  const form = useKeptForm(
    { kind: 'PRODUCT', id: product.id, name: texts.contentHistory.kinds.PRODUCT },
    {
      schema: productForm,
      initial,
      entity: entities.PRODUCT,
      version: product.version,
      mutation: updateMutation,
      toVariables: (data, version, later) => ({ data, where: { id: product.id, version: version ?? null, later } }),
      say: sayProductIssue,
      failedText: words.failed,
      onDone: ({ updateProduct }) => {
        offerUndo(words.updated, updateProduct);
        onChanged();
        onClose();
      },
    },
  );
  const { unkept, busy } = form;
  return (
    <FormDialog
      title={words.edit(name)}
      form={id}
      submit={publishes ? texts.waitingChanges.saveAndPublish : texts.cms.form.save}
      otherwise={publishes && <SaveLater form={id} disabled={busy} />}
      ready
      dirty={unkept}
      {...{ busy, onClose }}
      words={leaveWords()}
    >
      <FormBody {...{ id, form }}>
        <ProductFields form={form} />
      </FormBody>
      <ProductConflict form={form} onTaken={onChanged} />
    </FormDialog>
  );
}

type ConflictProps = {
  readonly form: { readonly values: () => ProductValues; readonly conflict: Conflict<ProductValues> | null };
  readonly onTaken?: () => void;
};

/** What was changed elsewhere too of a product. */
const ProductConflict = ({ form, onTaken = () => {} }: ConflictProps) => (
  <ConflictDialog form={form} parts={partsOf()} onSettled={onTaken} />
);

/** What a product is made of. */
function partsOf(): readonly ShownPart<ProductValues>[] {
  const words = texts.cms.product;
  return [
    { part: 'name', name: words.name, shown: ({ name }) => <bdi>{name}</bdi> },
    { part: 'color', name: words.color, shown: ({ color }) => color && <bdi dir="ltr">{color}</bdi> },
    { part: 'logo', name: words.logo, shown: ({ logo }) => logo && <img src={logo} alt="" width={48} height={48} /> },
  ];
}
