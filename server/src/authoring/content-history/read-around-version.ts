import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { nameOf, numberOf } from './content-ancestors.ts';
import { kindNames, kindOf, type KindName } from '../../base/content/kinds.ts';
import type { ContentNameShape } from './content-name.ts';
import type { VersionShape } from './read-version.ts';

/** The children of one kind, in their order. */
export type ChildrenShape = { readonly kind: KindName; readonly items: readonly ContentNameShape[] };

type ChildRow = ContentNameShape & {
  /** Of something that the item names, and of no child of it. */
  readonly named: boolean;
  readonly place: number;
  readonly within: number | null;
  readonly present: boolean;
};

/** What an item may name, beside its children. */
const nameable = ['LESSON', 'BOOK_PAGE', 'QUICKDECK_CARD', 'QUICKCLIP_CARD'] as const;

/** The names of what an item names at a version, and its children in the order they had then, in one statement. */
export async function readAroundVersion(
  db: Database,
  name: KindName,
  id: string,
  { content, orders }: VersionShape,
): Promise<{ readonly names: readonly ContentNameShape[]; readonly children: readonly ChildrenShape[] }> {
  const kinds = kindNames.filter((one) => parentColumn(one, name) !== undefined);
  const named = namedIn(content);
  const parts = [
    ...nameable.map((one) => namedItems(one, named)),
    ...kinds.map((one) => childItems(one, parentColumn(one, name) ?? '', id, idsIn(orders[kindOf(one).table]))),
    ...(name === 'LESSON' ? [shownPages(id, idsIn(orders['lesson_pages']))] : []),
  ];
  const { rows } = await sql<ChildRow>`/* around-version */ ${sql.join(parts, sql` union all `)}`.execute(db);
  const children = [...kinds, ...(name === 'LESSON' ? (['BOOK_PAGE'] as const) : [])].map((kind) => {
    const order = orders[kind === 'BOOK_PAGE' && name === 'LESSON' ? 'lesson_pages' : kindOf(kind).table];
    const own = rows.filter((row) => row.kind === kind && !row.named);
    return { kind, items: inOrder(own, order).map(nameIn) };
  });
  return { names: rows.filter((row) => row.named).map(nameIn), children };
}

const nameIn = ({ kind, id, name, number }: ChildRow): ContentNameShape => ({ kind, id, name, number });

/** The column of a kind that names a parent of another kind, where the order of its items belongs to that. */
function parentColumn(kind: KindName, parent: KindName): string | undefined {
  const { table } = kindOf(parent);
  return Object.entries(kindOf(kind).order?.parents ?? {}).find(([, one]) => one === table)?.[0];
}

const idsIn = (order: VersionShape['orders'][string] = []): readonly string[] =>
  Array.isArray(order) ? order : Object.keys(order);

/** Those that stood in an order that is known, else those that are there now. */
function inOrder(rows: readonly ChildRow[], order: VersionShape['orders'][string] | undefined): ChildRow[] {
  const ids = idsIn(order);
  const placeOf = ({ id, place }: ChildRow) =>
    order === undefined || !ids.includes(id)
      ? place
      : Array.isArray(order)
        ? ids.indexOf(id)
        : ((order as Readonly<Record<string, number>>)[id] ?? place);
  // An order of study projects is that of one level; those of the others stand as they do.
  const stood = (row: ChildRow) =>
    order === undefined ? row.present : ids.includes(row.id) || (row.within !== null && row.present);
  return rows
    .filter(stood)
    .map((row) => ({ row, place: placeOf(row) }))
    .toSorted((one, other) => (one.row.within ?? 0) - (other.row.within ?? 0) || one.place - other.place)
    .map(({ row }) => row);
}

const columns = (kind: KindName, row: string, rest: RawBuilder<unknown>) =>
  sql`select ${kind}::text as kind, ${sql.ref(`${row}.id`)}, ${nameOf(kind, row)} as name, ${numberOf(kind, row)} as number, ${rest}`;

function namedItems(kind: KindName, ids: readonly string[]): RawBuilder<unknown> {
  return sql`${columns(kind, 't', sql`true as named, 0 as place, null::integer as within, false as present`)}
    from ${sql.table(kindOf(kind).table)} t where t.id = any(${ids}::uuid[])`;
}

function childItems(kind: KindName, parent: string, id: string, ids: readonly string[]): RawBuilder<unknown> {
  const { table, order } = kindOf(kind);
  const within = order?.within ? sql`${sql.ref(`t.${order.within}`)}::integer` : sql`null::integer`;
  const isChild = sql`${sql.ref(`t.${parent}`)} = ${id} and t.deleted_on is null`;
  const state = sql`false as named, ${sql.ref(`t.${order?.column ?? 'id'}`)} as place, ${within} as within, (${isChild}) as present`;
  return sql`${columns(kind, 't', state)} from ${sql.table(table)} t where (${isChild}) or t.id = any(${ids}::uuid[])`;
}

/** The pages that a lesson shows, and those that it showed. */
function shownPages(id: string, ids: readonly string[]): RawBuilder<unknown> {
  const state = sql`false as named, coalesce(s.order_key, 0) as place, null::integer as within, s.page_id is not null as present`;
  return sql`${columns('BOOK_PAGE', 't', state)} from book_pages t
    left join lesson_pages s on s.page_id = t.id and s.lesson_id = ${id}
    where s.page_id is not null or t.id = any(${ids}::uuid[])`;
}

/** The ids of what an item names: the lesson of a question, what helps with it, what a key element shows. */
function namedIn(content: VersionShape['content']): string[] {
  const { lesson_id, resource_ids } = content;
  const helps = [content['hint'], content['reveal']] as readonly ({
    readonly resource_ids?: readonly string[];
  } | null)[];
  return [
    ...(typeof lesson_id === 'string' ? [lesson_id] : []),
    ...(Array.isArray(resource_ids) ? (resource_ids as string[]) : []),
    ...helps.flatMap((help) => help?.resource_ids ?? []),
  ];
}
