import { useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { offerUndo } from '../change-set/undo-store.ts';
import { ItemDependants } from '../cms/item-dependants.tsx';
import { UsedIn } from '../cms/used-in.tsx';
import { useMay } from '../cms/may.ts';
import { useOneAct } from '../../graphql/use-one-act.ts';
import type { Go } from './book-page-place.ts';
import type { EditedBook } from './book-query.ts';

const deleteMutation = graphql(`
  mutation DeletePage_deleteBookPage($id: ID!) {
    deleteBookPage(id: $id) {
      change_set_id
      waits
    }
  }
`);

type Props = {
  readonly book: EditedBook;
  readonly id: string;
  readonly onChanged: () => void;
  readonly go: Go;
};

/** Asks before a page is deleted, and opens the one beside it. */
export function DeletePage({ book: { pages }, id, onChanged, go }: Props) {
  const words = texts.cmsBook;
  const may = useMay();
  const { act, busy } = useOneAct();
  const [asking, setAsking] = useState(false);
  if (!may('deleteBookPage')) return null;
  const remove = async () => {
    const done = await act(deleteMutation, { id }, { failed: words.notDeleted });
    if (!done) return;
    offerUndo(words.pageDeleted, done.deleteBookPage);
    const at = pages.findIndex((page) => page.id === id);
    const beside = pages[at + 1] ?? pages[at - 1];
    if (beside) go(beside.id, true);
    onChanged();
  };
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        {words.deletePage}
      </Button>
      {asking && (
        <ConfirmDialog
          title={words.deletePageTitle}
          busy={busy}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <ItemDependants kind="BOOK_PAGE" id={id} />
          <UsedIn id={id} open />
          <p>{words.deletePageText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
