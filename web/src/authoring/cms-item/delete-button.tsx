import type { Operation } from '@lectern/domain/permission.ts';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { TypedDocumentNode } from 'urql';
import type { ContentKind } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { ItemDependants } from '../cms/item-dependants.tsx';
import { useMay } from '../cms/may.ts';
import { useAct, type AuthoredReply } from './use-act.ts';

type Props = {
  readonly kind: ContentKind;
  readonly id: string;
  readonly name: string;
  readonly operation: Operation;
  readonly mutation: TypedDocumentNode<AuthoredReply, { id: string }>;
  readonly failed: string;
  readonly size?: 'sm' | 'xs';
  readonly onDone: () => void;
};

/** Deletes an item once whoever does it has seen what depends on it; whoever may not sees no button. */
export function DeleteButton({ kind, id, name, operation, mutation, failed, size = 'sm', onDone }: Props) {
  const [asked, setAsked] = useState(false);
  const { act, busy } = useAct();
  const may = useMay();
  const words = texts.cmsItem;
  if (!may(operation)) return null;
  const confirm = async () => {
    const done = await act(mutation, { id }, { done: words.state.deleted(name), failed });
    setAsked(false);
    if (done) onDone();
  };
  return (
    <>
      <IconButton icon={IconTrash} size={size} label={words.state.delete} onClick={() => setAsked(true)} />
      {asked && (
        <ConfirmDialog
          title={texts.cms.deleteTitle(name)}
          busy={busy}
          onConfirm={() => void confirm()}
          onClose={() => setAsked(false)}
        >
          <ItemDependants kind={kind} id={id} />
          <p>{texts.cms.comesBack}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
