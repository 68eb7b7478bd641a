import type { Database } from '../database/connect.ts';
import { openHtmlCleaner } from '../html/clean-html.ts';
import { changeItems, type ItemChange } from './change-items.ts';
import { cleanItem } from './clean-item.ts';
import type { ContentAct } from './content-act.ts';
import type { ContentKind } from './content-kind.ts';
import { makeItems, type NewItem } from './make-items.ts';
import type { WrittenItem } from './written-item.ts';

/** An item to be made, or what changes in one that is there. */
export type ItemWrite<Content> = NewItem<Content> | ItemChange<Content>;

/**
 * Writes items of one kind, in the order in which they are given: the only way into the tables of content. What it takes
 * has been checked by the schema of its kind; HTML is cleaned here. A change that names an older version than the
 * present one is refused with both copies.
 */
export async function writeItems<Content extends object>(
  db: Database,
  act: ContentAct,
  kind: ContentKind<Content>,
  writes: readonly ItemWrite<Content>[],
): Promise<WrittenItem[]> {
  if (writes.length === 0) return [];
  const clean = await openHtmlCleaner();
  const made: NewItem<Content>[] = [];
  const changed: ItemChange<Content>[] = [];
  for (const write of writes) {
    if ('changes' in write) changed.push({ ...write, changes: cleanItem(kind, write.changes, clean) });
    else made.push({ ...write, content: cleanItem(kind, write.content, clean) as Content });
  }
  const results = { made: await makeItems(db, act, kind, made), changed: await changeItems(db, act, kind, changed) };
  return writes.map((write) => {
    const result = ('changes' in write ? results.changed : results.made).shift();
    if (!result) throw new Error('each write has its result');
    return result;
  });
}
