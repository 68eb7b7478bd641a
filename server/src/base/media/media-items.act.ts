import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import { mediaListKinds, mediaListSchema } from '@lectern/domain/base/media/media-list.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { finds } from '../database/finds.ts';
import { builder } from '../graphql/builder.ts';
import { getViewerId } from '../graphql/context.ts';
import { parseInput } from '../graphql/input.ts';
import { MediaItem, MediaKindRef, type MediaItemShape } from './media-item.ts';
import { wholeNameIn } from '../database/whole-name.ts';

type PageShape = { readonly items: readonly MediaItemShape[]; readonly hasMore: boolean };

const MediaItemPage = builder.objectRef<PageShape>('MediaItemPage').implement({
  description: 'Some files of the media library, and whether there are more.',
  fields: (t) => ({
    items: t.field({ type: [MediaItem], description: 'The files, newest first.', resolve: ({ items }) => [...items] }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the list goes on after them.' }),
    cursor: t.id({
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
      resolve: ({ items, hasMore }) => (hasMore ? (items.at(-1)?.id ?? null) : null),
    }),
  }),
});

builder.queryField('mediaItems', (t) =>
  t.field({
    type: MediaItemPage,
    description: 'The files of the media library, with where each is used, for those who write content.',
    args: {
      search: t.arg.string({ required: false, description: 'What stands in the name of a file; left out for all.' }),
      kind: t.arg({ type: MediaKindRef, required: false, description: 'Those of this kind; left out for all.' }),
      unusedOnly: t.arg.boolean({ required: false, description: 'True for files that nothing uses.' }),
      pageSize: t.arg.int({ required: false, description: 'How many to give: 24 unless said, 60 at most.' }),
      after: t.arg.id({ required: false, description: 'The cursor of the page before; BAD_CURSOR if it is unknown.' }),
    },
    resolve: async (_root, { kind = null, unusedOnly, after = null, ...asked }, context) => {
      const viewerId = getViewerId(context);
      const { search, pageSize } = parseInput(mediaListSchema, {
        search: asked.search ?? '',
        pageSize: asked.pageSize ?? 24,
      });
      const wanted = kind === null ? null : mediaListKinds[kind];
      const types = wanted && [...wanted.types];
      const { rows } = await sql<Row>`/* media-items */
        select viewer.role as viewer_role,
          ${after}::uuid is null or exists (select from media a where a.id = ${after}) as cursor_known,
          (select coalesce(json_agg(listed.item), '[]'::json) from (
            select json_build_object('id', m.id, 'folder', m.folder, 'original_name', m.original_name, 'content_type', m.content_type,
              'bytes', m.bytes, 'width', m.width, 'height', m.height,
              'created_on', to_char(m.created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'created_by', ${wholeNameIn('u')},
              'uses', (select coalesce(json_agg(used), '[]'::json) from (
                select * from media_uses(m.id) order by is_present desc, kind, name limit 50) used)) as item
            from media m left join users u on u.id = m.created_by
            where (${types}::text[] is null or m.folder = ${wanted?.folder ?? null} and m.content_type = any(${types}::text[]))
              and ${finds(sql`m.searched`, search)}
              and (not ${unusedOnly ?? false}::boolean or not exists (select from media_uses(m.id)))
              and (${after}::uuid is null or (m.created_on, m.id) < (
                select a.created_on, a.id from media a where a.id = ${after}))
            order by m.created_on desc, m.id desc limit ${pageSize + 1}) listed) as items
        from users viewer where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(context.db);
      if (!rows[0]) throw new Refusal('UNAUTHENTICATED');
      const { viewer_role, cursor_known, items } = rows[0];
      context.checks.allow('mediaItems', { signedIn: true, globalRole: viewer_role });
      if (!cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
      const shown = items.slice(0, pageSize).map((item) => ({ ...item, created_by: item.created_by || null }));
      return { items: shown, hasMore: items.length > pageSize };
    },
  }),
);

type Row = {
  readonly viewer_role: GlobalRole;
  readonly cursor_known: boolean;
  readonly items: readonly MediaItemShape[];
};
