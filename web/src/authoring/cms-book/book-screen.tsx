import { IconTrash } from '@tabler/icons-react';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { offerUndo } from '../change-set/undo-store.ts';
import { useAfterUndo } from '../change-set/use-after-undo.ts';
import { cmsLink } from '../cms/cms-link.ts';
import { CommentsButton } from '../cms/comments-button.tsx';
import { HistoryButton } from '../cms/history-button.tsx';
import { ItemDependants } from '../cms/item-dependants.tsx';
import { useMay } from '../cms/may.ts';
import { useOneAct } from '../../graphql/use-one-act.ts';
import { BookPages } from './book-pages.tsx';
import { bookQuery, type EditedBook } from './book-query.ts';
import { RenameBook } from './rename-book.tsx';

const deleteMutation = graphql(`
  mutation BookScreen_deleteBook($id: ID!) {
    deleteBook(id: $id) {
      change_set_id
      waits
    }
  }
`);

type Props = { readonly params: { readonly ebookId: string } };

/** An e-book, of which one page after the other is edited. */
export function BookScreen({ params: { ebookId } }: Props) {
  const screen = useScreenQuery(bookQuery, { id: ebookId });
  useAfterUndo(screen.reload);
  const words = texts.cmsBook;
  if (!screen.data)
    return (
      <Page width="staff">
        <Unready
          screen={screen}
          what={words.bookNotLoaded}
          title={words.title}
          waiting={<Skeleton shape="list" />}
          back={
            <LinkButton {...cmsLink('ebook')} variant="default" size="sm">
              {words.title}
            </LinkButton>
          }
        />
      </Page>
    );
  const { book } = screen.data;
  return (
    <Page width="staff">
      <PageHeader
        title={book.name}
        {...ofLanguage(book.language)}
        above={[
          { label: texts.shell.home, link: linkOptions({ to: '/' }) },
          { label: texts.cms.title, link: cmsLink() },
          { label: words.title, link: cmsLink('ebook') },
        ]}
        actions={
          <>
            <CommentsButton kind="BOOK" id={book.id} />
            <HistoryButton kind="BOOK" id={book.id} />
            <RenameBook book={book} onChanged={screen.reload} />
            <DeleteBook book={book} />
          </>
        }
      />
      <BookPages book={book} onChanged={screen.reload} />
    </Page>
  );
}

function DeleteBook({ book: { id, name } }: { readonly book: EditedBook }) {
  const words = texts.cmsBook;
  const may = useMay();
  const navigate = useNavigate();
  const { act, busy } = useOneAct();
  const [asking, setAsking] = useState(false);
  if (!may('deleteBook')) return null;
  const remove = async () => {
    const done = await act(deleteMutation, { id }, { failed: words.notDeleted });
    if (!done) return;
    offerUndo(words.deleted, done.deleteBook);
    await navigate({ ...cmsLink('ebook'), ignoreBlocker: true });
  };
  return (
    <>
      <IconButton icon={IconTrash} label={texts.cms.actOn(texts.ui.delete, name)} onClick={() => setAsking(true)} />
      {asking && (
        <ConfirmDialog
          title={words.deleteTitle(name)}
          busy={busy}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <ItemDependants kind="BOOK" id={id} />
          <p>{words.deleteText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
