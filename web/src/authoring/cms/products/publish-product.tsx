import { hideProductRoles, isRoleOf } from '@lectern/domain/base/account/role.ts';
import { useState } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { offerUndo } from '../../change-set/undo-store.ts';
import { useAuthorRole, useMay } from '../may.ts';
import { ProductDependants } from './product-dependants.tsx';
import type { ListedProduct } from './products-query.ts';
import { StateChip } from '../state-chip.tsx';
import { useOneAct } from '../../../graphql/use-one-act.ts';

const publishMutation = graphql(`
  mutation PublishProduct_publishProduct($id: ID!) {
    publishProduct(id: $id) {
      change_set_id
      waits
    }
  }
`);

const unpublishMutation = graphql(`
  mutation PublishProduct_unpublishProduct($id: ID!) {
    unpublishProduct(id: $id) {
      change_set_id
      waits
    }
  }
`);

type Props = { readonly product: ListedProduct; readonly onChanged: () => void };

/** Whether a product is published, and the button that publishes it. Only some are offered the way back. */
export function PublishProduct({ product: { id, name, published }, onChanged }: Props) {
  const words = texts.cms.product;
  const may = useMay();
  const role = useAuthorRole();
  const { act, busy } = useOneAct();
  const [hiding, setHiding] = useState(false);
  const publish = async () => {
    const done = await act(publishMutation, { id }, { failed: words.failed });
    if (!done) return;
    offerUndo(words.publishedNow, done.publishProduct);
    onChanged();
  };
  if (!published)
    return may('publishProduct') ? (
      <Button
        variant="light"
        size="sm"
        aria-label={texts.cms.actOn(words.publish, name)}
        loading={busy}
        onClick={() => void publish()}
      >
        {words.publish}
      </Button>
    ) : (
      <StateChip published={false} />
    );
  return (
    <>
      <StateChip published />
      {isRoleOf(hideProductRoles, role) && (
        <Button
          variant="subtle"
          size="sm"
          aria-label={texts.cms.actOn(words.unpublish, name)}
          onClick={() => setHiding(true)}
        >
          {words.unpublish}
        </Button>
      )}
      {hiding && <Hide {...{ id, name, onChanged }} onClose={() => setHiding(false)} />}
    </>
  );
}

type HideProps = {
  readonly id: string;
  readonly name: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

function Hide({ id, name, onChanged, onClose }: HideProps) {
  const words = texts.cms.product;
  const { act, busy } = useOneAct();
  const hide = async () => {
    const done = await act(unpublishMutation, { id }, { failed: words.failed });
    if (!done) return;
    offerUndo(words.unpublishedNow, done.unpublishProduct);
    onChanged();
    onClose();
  };
  return (
    <ConfirmDialog
      title={words.unpublishTitle(name)}
      confirm={words.unpublish}
      busy={busy}
      onConfirm={() => void hide()}
      onClose={onClose}
    >
      <p>{words.unpublishText}</p>
      <ProductDependants id={id} />
    </ConfirmDialog>
  );
}
