import { getNamedType, getNullableType, isListType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../seed/people.ts';
import { schema } from '../../src/schema.ts';
import { howMany, longTest } from '../deep.ts';
import { cloneDatabase } from '../harness.ts';
import { openServer, type TestServer } from '../open-server.ts';
import { openUnlimited, type Call } from '../unlimited.ts';
import { walkedLists, type WalkedList } from './walked-lists.ts';
import { openPlace, type Place } from './walked-places.ts';

let server: TestServer;
let call: Call;
beforeAll(async () => {
  server = await openServer(await cloneDatabase());
  call = await openUnlimited(server);
});

const newPlace = async () => openPlace(server.db, await buildUser(server.db, { role: 'SYSTEM_ADMIN' }));

type Cursor = string | number | null;
type Page = { readonly ids: readonly string[]; readonly cursor: Cursor; readonly code: string | null };

const takesCursor = Object.values(schema.getTypeMap()).flatMap((type) =>
  isObjectType(type)
    ? Object.values(type.getFields()).filter(({ args }) => args.some(({ name }) => name === 'after'))
    : [],
);

/** The document of a list: the ids of its rows, or their numbers, and its cursor. */
function documentOf({ operation, rows: named }: WalkedList, given: object): string {
  const field = takesCursor.find(({ name }) => name === operation);
  const page = getNamedType(field?.type);
  if (!field || !isObjectType(page)) throw new Error(`${operation} is no list in pages`);
  const [rows, ...others] = Object.values(page.getFields()).filter(
    ({ name, type }) => isListType(getNullableType(type)) && name === (named ?? name),
  );
  if (others.length > 0) throw new Error(`${operation} has several lists: say which are its rows`);
  const row = getNamedType(rows?.type);
  const id = isObjectType(row) && 'id' in row.getFields() ? 'id' : 'id: number';
  const args = field.args.filter(({ name }) => name in given || name === 'after');
  const asked = args.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ');
  return `query (${asked}) { page: ${operation}(${args.map(({ name }) => `${name}: $${name}`).join(', ')}) { rows: ${rows?.name} { ${id} } cursor } }`;
}

/** A list in its place, a page at a time. */
function readerOf(list: WalkedList, place: Place) {
  const given = { ...list.given(place), ...(list.pageSize ? {} : { pageSize: 3 }) };
  const document = documentOf(list, given);
  return async (after: unknown): Promise<Page> => {
    const { data, code } = await call(place.admin, document, { ...given, after });
    const page = data?.page;
    return { ids: page?.rows.map(({ id }: { id: unknown }) => String(id)) ?? [], cursor: page?.cursor ?? null, code };
  };
}

/** Reads from a cursor to the end, and does something after each page. */
async function walk(
  read: (after: Cursor) => Promise<Page>,
  between?: (page: Page) => Promise<unknown>,
  from: Cursor = null,
) {
  const ids: string[] = [];
  const cursors: (string | number)[] = [];
  for (let after = from; ;) {
    const page = await read(after);
    expect(page.code).toBeNull();
    ids.push(...page.ids);
    if (page.cursor === null) return { ids, cursors };
    after = page.cursor;
    cursors.push(after);
    await between?.(page);
  }
}

/** A cursor with another digit at some place of the id in it, or with a number that no row has. */
function altered(cursor: string | number): string | number {
  if (typeof cursor === 'number') return cursor + 1_000_000 + Math.floor(Math.random() * 1_000_000);
  const [id = ''] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(cursor) ?? [];
  const at = Math.floor(Math.random() * 8);
  const other = id.slice(0, at) + (id[at] === '7' ? '3' : '7') + id.slice(at + 1);
  return cursor.replace(id, other);
}

const wrongOnes = (cursor: string | number): unknown[] => [
  ...Array.from({ length: howMany({ sample: 2, deep: 1000 }) }, () => altered(cursor)),
  ...(typeof cursor === 'string' ? [cursor.slice(0, -3), ''] : [-1, 0]),
];

const anyOf = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)];
const lists = walkedLists.map((list) => ({ ...list, name: [list.operation, list.about].filter(Boolean).join(' ') }));

/** Whether it is of one institution, license or group; what others give is all read by whoever may read any of it. */
const isOfPlace = (list: WalkedList, place: Place) => {
  const ids: readonly unknown[] = [place.institution_id, place.license_id, place.group_id];
  return Object.values(list.given(place)).some((value) => ids.includes(value));
};

describe('a list in pages (T40)', () => {
  it('is walked here, whichever it is', () => {
    expect(new Set(takesCursor.map(({ name }) => name))).toEqual(
      new Set(walkedLists.map(({ operation }) => operation)),
    );
  });

  it.each(lists)(
    '$name gives each row once while others come, go and move',
    async (list) => {
      const place = await newPlace();
      const read = readerOf(list, place);
      const size = list.pageSize ?? 3;
      const rows = howMany({ sample: 3 * size, deep: 750 });
      await list.add(place, rows);
      const there = (await walk(read)).ids;
      expect(there.length).toBeGreaterThanOrEqual(rows);

      const touched = new Set<string>();
      const seen = new Set<string>();
      let added = 0;
      const inserts = howMany({ sample: 2, deep: Math.ceil((500 * size) / rows) });
      const { ids } = await walk(read, async (page) => {
        for (const id of page.ids) seen.add(id);
        const last = page.ids.at(-1);
        if (added < howMany({ sample: 6, deep: 500 })) await list.add(place, inserts);
        added += inserts;
        const left = anyOf(there.filter((id) => id !== last && !touched.has(id)));
        const moved = anyOf(there.filter((id) => id !== left && !seen.has(id) && !touched.has(id)));
        if (left && list.leave) await list.leave(left, place).execute(server.db);
        if (moved && list.move) await list.move(moved, place).execute(server.db);
        if (left && list.leave) touched.add(left);
        if (moved && list.move) touched.add(moved);
      });
      expect(ids.length).toBe(new Set(ids).size);
      expect(there.filter((id) => !touched.has(id) && !ids.includes(id))).toEqual([]);
    },
    longTest,
  );

  it.each(lists)(
    '$name refuses a cursor that was altered, cut or given in another place, and goes on behind a row that is gone',
    async (list) => {
      const [place, other] = [await newPlace(), await newPlace()];
      const [read, elsewhere] = [readerOf(list, place), readerOf(list, other)];
      for (const one of [place, other]) await list.add(one, 2 * (list.pageSize ?? 3));
      const { ids, cursor } = await read(null);
      const behind = (await walk(read, undefined, cursor)).ids;
      const wrong = list.byNumber ? [] : wrongOnes(cursor ?? '');
      const foreign = (await elsewhere(null)).cursor;
      if (isOfPlace(list, other) && typeof foreign === 'string') wrong.push(foreign);
      const taken: unknown[] = [];
      for (const after of wrong) if ((await read(after)).code !== 'BAD_CURSOR') taken.push(after);
      expect(taken).toEqual([]);

      await list.leave?.(ids.at(-1) ?? '', place).execute(server.db);
      const next = await read(cursor);
      const goesOn = next.ids.length > 0 && next.ids.every((id) => behind.includes(id));
      expect(next).toMatchObject({ code: goesOn ? null : 'BAD_CURSOR' });
    },
    longTest,
  );
});
