import type { MediaFolder } from '@lectern/domain/base/media/upload-preset.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../audit-log/actor.ts';
import { writeAudit } from '../../audit-log/write-audit.ts';
import { builder } from '../../graphql/builder.ts';
import { getViewer } from '../../graphql/context.ts';
import { filesOf } from '../store-media.ts';
import { removeFiles } from '../store/removed-files.ts';

builder.mutationField('deleteMedia', (t) =>
  t.id({
    description:
      'Deletes a file of the media library that nothing uses, for good, and gives its id. It refuses with IN_USE what content shows, what waits or was typed and not saved, and what earlier versions and results show.',
    args: { id: t.arg.id({ description: 'The file.' }) },
    resolve: async (_root, { id }, context) => {
      const { db, checks, media } = context;
      const viewer = await getViewer(context);
      checks.allow('deleteMedia', { signedIn: true, globalRole: viewer.role });
      // Whoever sends the same file meanwhile waits, and then stores it anew.
      const { rows } = await sql<Row>`/* media-to-delete */
        select folder, file_name, narrower_widths, coalesce(original_name, '') as name,
          exists (select from media_uses(m.id)) as is_used
        from media m where id = ${id} for update`.execute(db);
      const [row] = rows;
      if (!row) throw new Refusal('NOT_FOUND');
      if (row.is_used) throw new Refusal('IN_USE');
      await db.deleteFrom('media').where('id', '=', id).execute();
      await writeAudit(db, actorOf(context), {
        chain: 'PERSON',
        chainId: viewer.id,
        action: 'MEDIA_DELETED',
        object: { type: 'media', id },
        details: { folder: row.folder },
        personal: { name: row.name },
      });
      await removeFiles(db, media, filesOf(row));
      return id;
    },
  }),
);

type Row = {
  readonly folder: MediaFolder;
  readonly file_name: string;
  readonly narrower_widths: readonly number[];
  readonly name: string;
  readonly is_used: boolean;
};
