import { mayReplace } from '@lectern/domain/base/media/media-list.ts';
import type { MediaFolder } from '@lectern/domain/base/media/upload-preset.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { builder } from '../../graphql/builder.ts';
import { author } from '../../change-set/author.ts';
import type { AuthoringAct } from '../../change-set/authoring-act.ts';
import { Authored } from '../../change-set/authored.ts';
import { kindNames, kindOf, type KindName } from '../../content/kinds.ts';
import { readItems } from '../../content/change-items.ts';
import { writeItems } from '../../content/write-items.ts';
import { withMedia, type ShownMedia } from './with-media.ts';

builder.mutationField('replaceMedia', (t) =>
  t.field({
    type: Authored,
    description:
      'Points all content that shows one file of the media library to another one, in one change set. Earlier versions and results keep the old file, and so does what was deleted. It refuses with INVALID a file of another kind.',
    args: {
      from: t.arg.id({ description: 'The file that is shown now.' }),
      to: t.arg.id({ description: 'The file to take its place, of the same kind.' }),
    },
    resolve: (_root, { from, to }, context) =>
      author(context, 'replaceMedia', async (act) => {
        const present = await getMedia(context.db, from, 'from');
        const next = await getMedia(context.db, to, 'to');
        if (!mayReplace(present, next)) throw new Refusal('INVALID', { field: 'to', issue: { code: 'FILE_TYPE' } });
        await pointTo(context.db, act, present, next);
      }),
  }),
);

type Media = ShownMedia & { readonly folder: MediaFolder };

async function getMedia(db: Database, id: string, field: string): Promise<Media> {
  const { rows } = await sql<Media>`/* media-to-replace */
    select id, folder, content_type, width, height from media where id = ${id}`.execute(db);
  if (!rows[0]) throw new Refusal('NOT_FOUND', { field });
  return rows[0];
}

async function pointTo(db: Database, act: AuthoringAct, present: Media, next: Media): Promise<void> {
  const { rows } = await sql<{ kind: KindName; ids: string[] }>`/* media-places */
    select kind, array_agg(distinct item_id) as ids from media_uses(${present.id})
    where is_present and kind = any(${[...kindNames]}::text[]) group by kind`.execute(db);
  for (const { kind: name, ids } of rows) {
    const kind = kindOf(name);
    const items = await readItems(db, kind, ids, sql`for no key update`);
    const writes = [...items.values()].map(({ id, content }) => ({
      id,
      changes: Object.fromEntries(
        Object.entries(content).flatMap(([field, value]) => {
          const changed = withMedia(value, present, next);
          return JSON.stringify(changed) === JSON.stringify(value) ? [] : [[field, changed]];
        }),
      ),
    }));
    await writeItems(db, act, kind, writes);
  }
}
