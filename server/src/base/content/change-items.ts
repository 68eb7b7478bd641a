import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { momentOf, type ContentAct } from './content-act.ts';
import { columnsOf, type ContentKind, type Identified, type Row } from './content-kind.ts';
import { recordsOf } from './insert-rows.ts';
import { record } from './recorded-changes.ts';
import type { WrittenItem } from './written-item.ts';

/** What changes in an item, and the version that its editor began with. */
export type ItemChange<Content> = {
  readonly id: string;
  /** What is left out or undefined stays as it is. */
  readonly changes: { readonly [Field in keyof Content]?: Content[Field] | undefined };
  readonly base_version?: number;
};

type Present<Content> = Identified<Content> & { readonly version: number; readonly published: boolean | null };

/** Changes items that are there. What says the same already is left alone and counts no version. */
export async function changeItems<Content extends object>(
  db: Database,
  act: ContentAct,
  kind: ContentKind<Content>,
  changes: readonly ItemChange<Content>[],
): Promise<WrittenItem[]> {
  if (changes.length === 0) return [];
  const present = await readItems(
    db,
    kind,
    changes.map(({ id }) => id),
    sql`for no key update`,
  );
  const changed: Identified<Content>[] = [];
  const results = changes.map((change): WrittenItem => {
    const before = present.get(change.id);
    if (!before) throw new Refusal('NOT_FOUND');
    refuseStale(before, change);
    const content = { ...before.content, ...withoutGaps(change.changes) };
    if (isDeepStrictEqual(content, before.content)) return { id: change.id, version: before.version, what: 'SAME' };
    changed.push({ id: change.id, content });
    return { id: change.id, version: before.version + 1, what: 'CHANGED' };
  });
  await updateRows(db, act, kind, changed);
  record(
    act.changes,
    changed.flatMap(({ id, content: next }) => {
      const before = present.get(id);
      if (!before) return [];
      const { version, content } = before;
      const left = { version, ...placeLeft(kind, content, next) };
      return { table: kind.table, id, before: left, after: { version: version + 1 }, content };
    }),
  );
  const { parts } = kind;
  const partsChanged = parts
    ? changed.filter(({ id, content }) =>
        parts.fields.some((field) => !isDeepStrictEqual(content[field], present.get(id)?.content[field])),
      )
    : [];
  if (partsChanged.length > 0) await parts?.write(db, partsChanged);
  return results;
}

/** Reads items as they are, held until the transaction ends where a lock is given; those that are deleted are left out. */
export async function readItems<Content extends object>(
  db: Database,
  kind: ContentKind<Content>,
  ids: readonly string[],
  lock = sql``,
): Promise<ReadonlyMap<string, Present<Content>>> {
  if (new Set(ids).size !== ids.length) throw new Error('an item is changed once in a call');
  const columns = columnsOf(kind);
  const names = ['id', 'version', ...columns].map((column) => sql.ref(column));
  const published = kind.publishes ? sql`published` : sql`null`;
  const { rows } = await sql<Row & { id: string; version: number; published_now: boolean | null }>`
    select ${sql.join(names)}, ${published} as published_now from ${sql.table(kind.table)}
    where id = any(${ids}::uuid[]) and deleted_on is null order by id ${lock}`.execute(db);
  const parts = await kind.parts?.read(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map(({ id, version, published_now, ...content }) => [
      id,
      { id, version, published: published_now, content: { ...content, ...parts?.get(id) } as unknown as Content },
    ]),
  );
}

/** Where an item stood that comes to another parent. */
function placeLeft<Content extends object>({ order }: ContentKind<Content>, before: Content, after: Content) {
  if (!order) return {};
  const { column, parents, within } = order;
  const fields = [...Object.keys(parents), ...(within ? [within] : [])];
  const [left, come] = [before as Row, after as Row];
  return fields.every((field) => left[field] === come[field]) ? {} : { place: left[column] as number };
}

/** A field that is not given stays as it is. */
function withoutGaps<Content extends object>(changes: ItemChange<Content>['changes']): Partial<Content> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<Content>;
}

/** Refuses a change that was made to an older version, with the present copy and the one that was sent. */
function refuseStale<Content>(before: Present<Content>, { changes, base_version }: ItemChange<Content>): void {
  if (base_version === undefined || base_version === before.version) return;
  throw new Refusal('CONFLICT', {
    details: { id: before.id, read: base_version, version: before.version, theirs: before.content, yours: changes },
  });
}

async function updateRows<Content extends object>(
  db: Database,
  act: ContentAct,
  kind: ContentKind<Content>,
  items: readonly Identified<Content>[],
): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map(({ id, content }) => ({ id, ...content, ...kind.derived?.(content) }));
  const derived = Object.keys(items[0] ? (kind.derived?.(items[0].content) ?? {}) : {});
  const sets = [...columnsOf(kind), ...derived].map((column) => sql`${sql.ref(column)} = x.${sql.ref(column)}`);
  await sql`update ${sql.table(kind.table)} t set ${sql.join(sets)}, version = t.version + 1,
      modified_by = ${act.by}, modified_on = ${momentOf(act)}
    from ${recordsOf(kind.table, rows)} x where x.id = t.id`.execute(db);
}
