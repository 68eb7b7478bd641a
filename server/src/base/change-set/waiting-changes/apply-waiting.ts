import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { recordsOf } from '../../content/insert-rows.ts';
import { makeItems } from '../../content/make-items.ts';
import { newAct, type AuthoringAct } from '../authoring-act.ts';
import { kindNames, kindOf, type KindName } from '../../content/kinds.ts';
import { setVersions } from '../set-versions.ts';
import { writeBack, type UndoneItem } from '../undo.ts';
import type { WaitingState } from './waiting-change.ts';

/** Writes what waits into the tables of content: what is new first, parents before their children. Each item has the version then that its editors have seen. */
export async function applyWaiting(db: Database, act: AuthoringAct, changes: readonly WaitingState[]): Promise<void> {
  for (const name of kindNames) {
    const kind = kindOf(name);
    const made = changes.filter((change) => change.kind === name && change.base_version === null);
    for (const [by, own] of Map.groupBy(made, ({ changed_by }) => changed_by))
      await makeItems<object>(
        db,
        { ...act, by },
        kind,
        own
          .toSorted((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0))
          .map(({ item_id, content, published }) => ({
            id: item_id,
            content: { ...content, ...(kind.order ? { [kind.order.column]: undefined } : {}) },
            published: published ?? false,
          })),
      );
  }
  const moved = await readMoved(db, changes);
  const places = placesIn(changes);
  await writeBack(
    db,
    act,
    changes.map((change) => wantedOf(change, places.get(change.item_id) ?? null, moved.has(change.item_id))),
  );
  await setVersions(
    db,
    act,
    changes.map(({ item_id: id, kind, version }) => ({ table: tableOf(kind), id, version })),
  );
}

/**
 * Writes what waits so that an act or a reader finds a course as it will be. It is taken back before the transaction ends;
 * parents whose children have moved keep the version that editors know.
 */
export async function foresee(db: Database, by: string | null, changes: readonly WaitingState[]): Promise<void> {
  const act = newAct(by);
  await applyWaiting(db, act, changes);
  const own = new Set(changes.map(({ item_id }) => item_id));
  const others = [...act.changes.values()].flatMap(({ table, id, before }) =>
    before && !own.has(id) ? [{ table, id, version: before.version }] : [],
  );
  await setVersions(db, act, others);
}

const placeOf = ({ kind, content }: WaitingState): number | null => {
  const column = kindOf(kind).order?.column;
  return column === undefined ? null : ((content?.[column] as number | undefined) ?? null);
};

/** What waits, as something to go back to. */
function wantedOf(change: WaitingState, place: number | null, isMoved: boolean): UndoneItem {
  const { item_id, kind, base_version, content, orders, published, deleted, changed_by: by } = change;
  const isNew = base_version === null;
  const stands = place === null || isMoved ? orders : { ...orders, [tableOf(kind)]: { [item_id]: place } };
  return {
    item_id,
    kind,
    version_before: 0,
    version_after: 0,
    published_before: isNew ? null : published,
    published_after: isNew || published === null ? null : !published,
    deleted_before: deleted ?? false,
    deleted_after: deleted === null || isNew ? false : !deleted,
    place_before: isMoved ? place : null,
    by,
    content: isNew ? null : content,
    orders: stands,
  };
}

/** Where items will stand: as a parent has its children stand, else as an item says itself, which is older. */
export function placesIn(changes: readonly WaitingState[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const change of changes) {
    const place = placeOf(change);
    if (place !== null) places.set(change.item_id, place);
  }
  for (const { orders } of changes)
    for (const order of Object.values(orders ?? {}))
      if (!Array.isArray(order)) for (const [id, place] of Object.entries(order)) places.set(id, Number(place));
  return places;
}

/** The items that come under another parent, or into another part of it. */
async function readMoved(db: Database, changes: readonly WaitingState[]): Promise<ReadonlySet<string>> {
  const moved = new Set<string>();
  for (const [name, own] of Map.groupBy(changes, ({ kind }) => kind)) {
    const { table, order } = kindOf(name);
    const said = own.filter(({ base_version, content }) => base_version !== null && content !== null);
    if (!order || said.length === 0) continue;
    const scope = [...Object.keys(order.parents), ...(order.within ? [order.within] : [])];
    const rows = said.map(({ item_id, content }) => ({
      id: item_id,
      ...Object.fromEntries(scope.map((field) => [field, content?.[field]])),
    }));
    const differs = scope.map((field) => sql`t.${sql.ref(field)} is distinct from x.${sql.ref(field)}`);
    const { rows: found } = await sql<{ id: string }>`/* moved-items */
      select t.id from ${sql.table(table)} t join ${recordsOf(table, rows)} x on x.id = t.id
      where ${sql.join(differs, sql` or `)}`.execute(db);
    for (const { id } of found) moved.add(id);
  }
  return moved;
}

const tableOf = (kind: KindName) => kindOf(kind).table;
