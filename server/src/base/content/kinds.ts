import { tablesOfKinds, type ContentKind, type ContentTable } from './content-kind.ts';

/** The name of a kind of content. */
export type KindName = keyof typeof tablesOfKinds;

/** The names of all kinds, parents before their children. */
export const kindNames = Object.keys(tablesOfKinds) as readonly KindName[];

/** The table that holds the items of a kind. */
export const tableOf = (name: KindName): ContentTable => tablesOfKinds[name];

/** The name of the kind whose items a table holds. */
export function nameOfKind(table: ContentTable): KindName {
  const name = kindNames.find((one) => tablesOfKinds[one] === table);
  if (!name) throw new Error(`${table} hold no kind of content`);
  return name;
}

const registered = new Map<ContentTable, ContentKind<object>>();

/** Makes a kind known to all that treats content of any kind. Each feature calls it for its own, where it writes them. */
export function registerKind<Content>(kind: ContentKind<Content>): ContentKind<Content> {
  if (registered.has(kind.table)) throw new Error(`${kind.table} are registered twice`);
  // What an item says has been checked by whoever wrote it.
  registered.set(kind.table, kind as unknown as ContentKind<object>);
  return kind;
}

/** A kind as one that any item is of. */
export function kindOf(name: KindName): ContentKind<object> {
  const kind = registered.get(tableOf(name));
  if (!kind) throw new Error(`Nobody has registered the kind ${name}: its writer stands in content-kinds.ts`);
  return kind;
}
