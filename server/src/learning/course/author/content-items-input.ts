import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { ContentKindName } from '../../../base/content/content-kind-name.ts';
import type { KindName } from '../../../base/content/kinds.ts';

/** Items of several kinds that something is done to together. */
export const ContentItemInput = builder.inputType('ContentItemInput', {
  description: 'An item of content.',
  fields: (t) => ({
    kind: t.field({ type: ContentKindName, description: 'Its kind.' }),
    id: t.id({ description: 'Its id.' }),
  }),
});

/** The ids of items by their kind, each once. It refuses an empty list, and a kind that is none of those given. */
export function byKind<Name extends KindName>(
  items: readonly { readonly kind: KindName; readonly id: string }[],
  kinds: readonly Name[],
): ReadonlyMap<Name, readonly string[]> {
  if (items.length === 0) throw new Refusal('INVALID', { field: 'items', issue: { code: 'REQUIRED' } });
  const found = new Map<Name, string[]>();
  for (const [index, { kind, id }] of items.entries()) {
    const name = kinds.find((one) => one === kind);
    if (!name) throw new Refusal('INVALID', { field: `items.${index}.kind` });
    found.set(name, [...new Set([...(found.get(name) ?? []), id])]);
  }
  return found;
}
