import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import type { Database } from '../../base/database/connect.ts';
import { author } from '../../base/change-set/author.ts';
import { Authored } from '../../base/change-set/authored.ts';
import { ContentKindName } from '../../base/content/content-kind-name.ts';
import { ContentWhere } from '../../base/change-set/content-where.ts';
import { placeBack } from '../../base/change-set/undo.ts';
import type { ChildOrder } from '../../base/content/recorded-changes.ts';
import { getVersion } from './read-version.ts';
import { writeVersion } from './write-version.ts';

builder.mutationField('restoreContentVersion', (t) =>
  t.field({
    type: Authored,
    description:
      'Lets an item say again what it said at an earlier version, as a new version, and puts its children in the order they had; those that came later stand behind. It refuses as a Save of the same would, with the field that does not fit any more.',
    args: {
      kind: t.arg({ type: ContentKindName, description: 'Its kind.' }),
      version: t.arg.int({ description: 'The version that comes back.' }),
      where: t.arg({ type: ContentWhere, description: 'Which item.' }),
    },
    resolve: (_root, { kind, version, where: { id, version: seen } }, context) =>
      author(context, 'restoreContentVersion', async (act) => {
        const { db } = context;
        const { content, orders } = await getVersion(db, kind, { id, version });
        const base = seen == null ? {} : { base_version: seen };
        const written = await writeVersion(kind, db, act, { id, ...base }, content);
        await refuseGonePages(db, orders['lesson_pages']);
        await placeBack(db, act, [{ item_id: id, orders }]);
        return written;
      }),
  }),
);

/** Refuses to show a page again that was taken out of its book since. */
async function refuseGonePages(db: Database, pages: ChildOrder | undefined): Promise<void> {
  if (!Array.isArray(pages) || pages.length === 0) return;
  const { rows } = await sql`/* pages-there */
    select from book_pages p join books b on b.id = p.book_id and b.deleted_on is null
    where p.id = any(${pages}::uuid[]) and p.deleted_on is null`.execute(db);
  if (rows.length !== pages.length) throw new Refusal('NOT_FOUND', { field: 'data.pages' });
}
