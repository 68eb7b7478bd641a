import type { ContentKind } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { plainText } from '../../base/rich-text/plain-text.ts';

type Named = { readonly kind: ContentKind; readonly name: string; readonly number?: number | null };

/** What an item is called: its name, or its kind with its level or place where it has none. */
export function shownName({ kind, name, number }: Named): string {
  const said = plainText(name.replaceAll('<', '&lt;'));
  const { kinds, numbered } = texts.contentHistory;
  return said || (number == null ? kinds[kind] : numbered(kinds[kind], number));
}
