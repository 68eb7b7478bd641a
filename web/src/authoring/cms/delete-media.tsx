import { useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import type { MediaItem } from '../../base/media/use-media-items.ts';
import { useMay } from './may.ts';
import { useOneAct } from '../../graphql/use-one-act.ts';

const deleteMutation = graphql(`
  mutation Cms_deleteMedia($id: ID!) {
    deleteMedia(id: $id)
  }
`);

type Props = { readonly item: Pick<MediaItem, 'id' | 'name'>; readonly onDone: () => void };

/** Deletes a file that nothing uses, after it was asked whether that is wanted; shown to whoever may. */
export function DeleteMedia({ item: { id, name: known }, onDone }: Props) {
  const [asking, setAsking] = useState(false);
  const { act, busy } = useOneAct();
  const may = useMay();
  const words = texts.cms.deleteMedia;
  const name = known || texts.media.nameless;
  if (!may('deleteMedia')) return null;
  const remove = async () => {
    const done = await act(deleteMutation, { id }, { failed: words.failed(name) });
    setAsking(false);
    if (done) showToast('success', words.done(name));
    onDone();
  };
  return (
    <>
      <Button variant="default" size="xs" aria-label={words.deleteThis(name)} onClick={() => setAsking(true)}>
        {texts.ui.delete}
      </Button>
      {asking && (
        <ConfirmDialog
          title={texts.cms.deleteTitle(name)}
          busy={busy}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        >
          {words.text}
        </ConfirmDialog>
      )}
    </>
  );
}
