import { randomUUID } from 'node:crypto';
import { nameOfCopy } from '@lectern/domain/base/content/name-of-copy.ts';
import { movedTogether } from '@lectern/domain/base/content/moved-before.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { kindNames, kindOf, type KindName } from '../../../base/content/kinds.ts';
import { readItems } from '../../../base/content/change-items.ts';
import type { ContentAct } from '../../../base/content/content-act.ts';
import type { ContentKind, Row } from '../../../base/content/content-kind.ts';
import { holdItem } from '../../../base/content/hold-item.ts';
import { placeItems } from '../../../base/content/place-items.ts';
import { writeItems } from '../../../base/content/write-items.ts';
import { writeLessonPages } from '../../../base/content/write-lesson-pages.ts';
import { writeLessons } from '../write-lesson.ts';

/** The kinds whose items are copied, with all below them. */
export const copiable = ['LESSON', 'STUDY_PROJECT'] as const satisfies readonly KindName[];

type Copies = ReadonlyMap<string, string>;

/**
 * Copies items of one kind with all below them; what points at something that is copied too points at its copy. The
 * copies are drafts, inside which all is in the state of its source. It refuses with NOT_FOUND what is not there.
 */
export async function copyItems(
  db: Database,
  act: ContentAct,
  root: (typeof copiable)[number],
  ids: readonly string[],
): Promise<void> {
  const copies = new Map<string, string>();
  for (const name of kindNames) {
    const kind = kindOf(name);
    const isRoot = name === root;
    const sources = isRoot ? ids : await idsBelow(db, kind, copies);
    if (sources.length === 0) continue;
    const read = await readItems(db, kind, sources);
    if (read.size !== sources.length) throw new Refusal('NOT_FOUND', { field: 'ids' });
    if (isRoot)
      await holdParents(
        db,
        kind,
        [...read.values()].map(({ content }) => content as Row),
      );
    for (const id of sources) copies.set(id, randomUUID());
    const found = sources.flatMap((id) => read.get(id) ?? []);
    const contents = found.map(({ content }) => copied(content, copies) as Row);
    const asRoots = isRoot ? await begunAnew(db, kind, contents) : contents;
    const writes = asRoots.map((content, index) => ({
      id: copies.get(found[index]?.id ?? '') ?? '',
      content,
      published: !isRoot && found[index]?.published === true,
    }));
    if (name === 'LESSON') await writeLessons(db, act, writes as never);
    else await writeItems<object>(db, act, kind, writes);
    if (name === 'LESSON') await copyPages(db, act, copies);
    if (isRoot) await placeBehind(db, act, kind, { found, copies });
  }
}

/** Lets those who add to the same parents come one after the other, so that no two take one place. */
async function holdParents(db: Database, { order }: ContentKind<object>, contents: readonly Row[]): Promise<void> {
  for (const [column, table] of Object.entries(order?.parents ?? {})) {
    const ids = contents.flatMap((content) => (content[column] ? [content[column] as string] : []));
    for (const id of [...new Set(ids)].toSorted()) await holdItem(db, { table, publishes: false }, id, 'ids');
  }
}

/** Items of a kind whose parent is copied. */
async function idsBelow(db: Database, { table, order }: ContentKind<object>, copies: Copies): Promise<string[]> {
  if (!order || copies.size === 0) return [];
  const ids = [...copies.keys()];
  const parents = Object.keys(order.parents).map((column) => sql`${sql.ref(column)} = any(${ids}::uuid[])`);
  const { rows } = await sql<{ id: string }>`/* items-below */
    select id from ${sql.table(table)} where (${sql.join(parents, sql` or `)}) and deleted_on is null
    order by ${sql.ref(order.column)}, id`.execute(db);
  return rows.map(({ id }) => id);
}

/** What an item says, with the copies in place of what is copied; the answers of a question are new ones. */
function copied(value: unknown, copies: Copies): unknown {
  if (typeof value === 'string') return copies.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => copied(one, copies));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([field]) => field !== 'id');
  return Object.fromEntries(fields.map(([field, one]) => [field, copied(one, copies)]));
}

/** Copies among their sources: behind all others, and with a name and an address of their own. */
async function begunAnew(
  db: Database,
  { table, order }: ContentKind<object>,
  contents: readonly Row[],
): Promise<Row[]> {
  const anew = contents.map((content): Row => ({ ...content, [order?.column ?? '']: undefined }));
  if (table !== 'lessons') return anew;
  const courses = anew.map((content) => content['course_id']);
  const { rows } = await sql<{ course_id: string; name: string }>`/* names-of-lessons */
    select course_id, name from lessons where course_id = any(${courses}::uuid[]) and deleted_on is null`.execute(db);
  const taken = new Set(rows.map(({ course_id, name }) => `${course_id} ${name}`));
  return anew.map((content) => {
    const keyOf = (name: string) => `${String(content['course_id'])} ${name}`;
    const name = nameOfCopy(String(content['name']), (one) => taken.has(keyOf(one)));
    taken.add(keyOf(name));
    return { ...content, name, slug: undefined };
  });
}

async function copyPages(db: Database, act: ContentAct, copies: Copies): Promise<void> {
  const { rows } = await sql<{ lesson_id: string; page_ids: string[] }>`/* pages-to-copy */
    select lesson_id, array_agg(page_id order by order_key) as page_ids from lesson_pages
    where lesson_id = any(${[...copies.keys()]}::uuid[]) group by lesson_id order by lesson_id`.execute(db);
  await writeLessonPages(
    db,
    act,
    rows.map(({ lesson_id, page_ids }) => ({ lesson_id: copies.get(lesson_id) ?? '', page_ids })),
  );
}

type Copied = { readonly found: readonly { readonly id: string; readonly content: object }[]; readonly copies: Copies };

/** Puts the copies right behind the last of those that they are copies of, under each parent. */
async function placeBehind(db: Database, act: ContentAct, kind: ContentKind<object>, { found, copies }: Copied) {
  const { order } = kind;
  if (!order) return;
  const [column = ''] = Object.keys(order.parents);
  const placeOf = ({ content }: (typeof found)[number]) => {
    const row = content as Row;
    return { id: String(row[column]), ...(order.within ? { within: Number(row[order.within]) } : {}) };
  };
  for (const group of Map.groupBy(found, (item) => JSON.stringify(placeOf(item))).values()) {
    const [first] = group;
    if (!first) continue;
    await placeItems(db, act, kind, placeOf(first), (siblings) => {
      const sources = group.map(({ id }) => id);
      const sorted = siblings.toSorted((one, other) => one.place - other.place);
      const next = sorted[sorted.findLastIndex(({ id }) => sources.includes(id)) + 1]?.id ?? null;
      return movedTogether(
        siblings,
        sources.flatMap((id) => copies.get(id) ?? []),
        next,
      );
    });
  }
}
