import { useCallback, useRef } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useAfterUndo } from '../change-set/use-after-undo.ts';
import type { Go } from './book-page-place.ts';
import type { EditedBook } from './book-query.ts';
import { EditPageForm } from './page-form.tsx';

const pageQuery = graphql(`
  query PageEditor_contentItem($id: ID!) {
    contentItem(kind: BOOK_PAGE, id: $id) {
      id
      version
      content
    }
  }
`);

type Content = { readonly title: string; readonly content: string; readonly page_number: number };

type Props = {
  readonly book: EditedBook;
  readonly id: string;
  readonly onChanged: () => void;
  readonly go: Go;
};

/** One page of an e-book as its author wrote it. What is typed stays; after Undo the page begins anew. */
export function PageEditor({ book, id, onChanged, go }: Props) {
  const screen = useScreenQuery(pageQuery, { id }, { fresh: true, beside: true });
  const item = screen.data?.contentItem;
  const dirty = useRef(false);
  const onDirty = useCallback((now: boolean) => void (dirty.current = now), []);
  const { reload } = screen;
  useAfterUndo(
    useCallback(() => {
      if (!dirty.current) reload();
    }, [reload]),
  );
  if (!item)
    return (
      <Unready
        screen={screen}
        what={texts.cmsBook.pageNotLoaded}
        waiting={<Skeleton shape="list" count={4} />}
        back={null}
      />
    );
  const { title, content, page_number } = item.content as Content;
  return (
    <EditPageForm
      key={item.version}
      {...{ book, onChanged, go, onDirty }}
      page={{ id, version: item.version }}
      initial={{ title, content, page_number: String(page_number) }}
    />
  );
}
