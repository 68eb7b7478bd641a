import type { ReactNode } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import type { ContentKind } from '../../graphql/generated/graphql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

const itemQuery = graphql(`
  query PresentItem_contentItem($kind: ContentKind!, $id: ID!) {
    contentItem(kind: $kind, id: $id) {
      id
      version
      content
    }
  }
`);

/** An item as its author wrote it. */
export type PresentContent<Content> = { readonly id: string; readonly version: number; readonly content: Content };

type Props<Content> = {
  readonly kind: ContentKind;
  readonly id: string;
  /** The title of the dialog that its form is in. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (item: PresentContent<Content>) => ReactNode;
};

/** Reads an item whose form is opened in a dialog. */
export function PresentItem<Content>({ kind, id, title, onClose, children }: Props<Content>) {
  const screen = useScreenQuery(itemQuery, { kind, id }, { fresh: true });
  const item = screen.data?.contentItem;
  if (item) return children({ id, version: item.version, content: item.content as Content });
  return (
    <Dialog title={title} onClose={onClose}>
      <Unready
        screen={screen}
        what={texts.cmsItem.notLoaded}
        waiting={<Skeleton shape="list" count={2} />}
        back={null}
      />
    </Dialog>
  );
}
