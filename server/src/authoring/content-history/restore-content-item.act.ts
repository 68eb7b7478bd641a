import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewer } from '../../base/graphql/context.ts';
import { author } from '../../base/change-set/author.ts';
import { Authored } from '../../base/change-set/authored.ts';
import { ContentKindName } from '../../base/content/content-kind-name.ts';
import { ContentWhere } from '../../base/change-set/content-where.ts';
import { kindNames, kindOf, type KindName } from '../../base/content/kinds.ts';
import { restoreItems } from '../../base/content/remove-items.ts';
import { ancestorsJson, type AncestorShape } from './content-ancestors.ts';
import { showAgain } from './show-again.ts';
import { removalOf } from './removal-of.ts';
import { daysToRestore, takesOut } from '../../base/change-set/takes-out.ts';

builder.mutationField('restoreContentItem', (t) =>
  t.field({
    type: Authored,
    description:
      'Brings an item that was taken out in the last 30 days back, with all below it and all that showed it: where it stood if that place is free, else behind the others. Whoever may take it out may do it; what was not taken out stays as it is. It refuses with NOT_FOUND where what it belongs to is taken out too, and names that.',
    args: {
      kind: t.arg({ type: ContentKindName, description: 'Its kind.' }),
      where: t.arg({ type: ContentWhere, description: 'Which item.' }),
    },
    resolve: async (_root, { kind, where: { id, version } }, context) => {
      const { role } = await getViewer(context);
      context.checks.allow(takesOut[kind], { signedIn: true, globalRole: role });
      return author(context, 'restoreContentItem', async (act) => {
        const { db } = context;
        await refuseLost(db, kind, id);
        const base = version == null ? {} : { base_version: version };
        const restored = [[kind, [{ id, ...base }]] as const, ...(await goneWith(db, kind, id))];
        const ids = restored.flatMap(([, items]) => items.map((item) => item.id));
        const stood = await readPlaces(db, ids);
        for (const [name, items] of restored)
          await restoreItems(
            db,
            act,
            kindOf(name),
            items.map((item) => ({ ...item, stood: stood.get(item.id) })),
          );
        await showAgain(db, act, ids);
      });
    },
  }),
);

/** Refuses what was taken out too long ago, and what would come back to something that is not there. */
async function refuseLost(db: Database, kind: KindName, id: string): Promise<void> {
  const { rows } = await sql<{ late: boolean; ancestors: readonly AncestorShape[] }>`/* to-restore */
    select coalesce(t.deleted_on < now() - make_interval(days => ${daysToRestore}), false) as late,
      ${ancestorsJson(kind, 't')} as ancestors
    from ${sql.table(kindOf(kind).table)} t where t.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row || row.late) throw new Refusal('NOT_FOUND');
  const gone = row.ancestors.find(({ deleted_on }) => deleted_on !== null);
  if (gone) throw new Refusal('NOT_FOUND', { field: 'parent', details: { parent: gone } });
}

/** Where items stood when they were taken out, by id. */
async function readPlaces(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number | null>> {
  const { rows } = await sql<{ id: string; stood: number | null }>`/* places-left */
    select t.id, removal.place_before as stood from unnest(${ids}::uuid[]) t (id)
    cross join lateral (${removalOf(sql`t.id`)}) removal`.execute(db);
  return new Map(rows.map(({ id, stood }) => [id, stood]));
}

/** What is below an item and was taken out by the same act, parents before their children. */
async function goneWith(db: Database, kind: KindName, id: string): Promise<[KindName, { readonly id: string }[]][]> {
  const { rows } = await sql<{ id: string; kind: KindName }>`/* gone-with */
    select i.item_id as id, i.kind from change_set_items i
    where i.item_id <> ${id} and i.deleted_after and not i.deleted_before
      and i.change_set_id = (select r.change_set_id from (${removalOf(sql`${id}::uuid`)}) r)
    order by i.item_id`.execute(db);
  const below: [KindName, { readonly id: string }[]][] = [];
  for (const name of kindNames.slice(kindNames.indexOf(kind) + 1)) {
    const ids = rows.filter((row) => row.kind === name).map((row) => row.id);
    if (ids.length === 0) continue;
    const { rows: own } = await sql<{ id: string }>`/* below */
      select t.id from ${sql.table(kindOf(name).table)} t
      where t.id = any(${ids}::uuid[]) and ${ancestorsJson(name, 't')} @> jsonb_build_array(jsonb_build_object('id', ${id}::text))
      order by t.id`.execute(db);
    below.push([name, own]);
  }
  return below;
}
