import { useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import type { ContentKind } from '../../graphql/generated/graphql.ts';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { useAfterUndo } from '../change-set/use-after-undo.ts';

const itemQuery = graphql(`
  query CmsItem_contentItem($kind: ContentKind!, $id: ID!) {
    contentItem(kind: $kind, id: $id) {
      id
      kind
      version
      published
      content
    }
  }
`);

/** An item as its form begins with it. */
export type FormItem<Values> = { readonly id: string; readonly version: number; readonly values: Values };

type Known<Values> = FormItem<Values> & { readonly count: number };

/**
 * An item whose form is open. What the server has in the meantime stands in the form once it is read, unless something is
 * typed there: then the copy of the server is shown when it is saved.
 */
export function useEditedItem<Values>(kind: ContentKind, id: string, toValues: (content: never) => Values) {
  const screen = useScreenQuery(itemQuery, { kind, id }, { fresh: true });
  useAfterUndo(screen.reload);
  const [dirty, setDirty] = useState(false);
  const [known, setKnown] = useState<Known<Values> | null>(null);
  const item = screen.data?.contentItem;
  if (item && item.version >= (known?.version ?? 0) && !dirty) {
    const values = toValues(item.content as never);
    if (!known || JSON.stringify(values) !== JSON.stringify(known.values))
      setKnown({ id, version: item.version, values, count: (known?.count ?? 0) + 1 });
  }
  return {
    screen,
    /** Null until it is read. */
    item: known,
    /** Another one asks for fields that begin anew. */
    formKey: known?.count ?? 0,
    published: item?.published ?? false,
    dirty,
    setDirty,
    /** What the form holds was saved as this version. */
    onSaved: (version: number, values: Values) => {
      setKnown({ id, version, values, count: known?.count ?? 0 });
      screen.reload();
    },
  };
}
