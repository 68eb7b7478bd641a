import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { ContentKindName } from '../../base/content/content-kind-name.ts';
import { readAsRole } from '../../base/account/read-as-role.ts';
import { commentJson, ContentComment, itemFound, type ContentCommentShape } from './content-comment.ts';

type Page = {
  readonly open: number;
  readonly entries: readonly ContentCommentShape[];
  readonly cursor: number | null;
};

const ContentComments = builder.objectRef<Page>('ContentComments').implement({
  description: 'What authors say about an item of content.',
  fields: (t) => ({
    open: t.exposeInt('open', { description: 'How many of all its comments are not resolved.' }),
    entries: t.field({
      type: [ContentComment],
      description: 'Some of them, the oldest first, at most 30.',
      resolve: ({ entries }) => entries,
    }),
    cursor: t.exposeInt('cursor', {
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end.',
    }),
  }),
});

const pageSize = 30;

builder.queryField('contentComments', (t) =>
  t.field({
    type: ContentComments,
    description: 'What authors say about an item of content, the oldest first, 30 at a time, for content roles.',
    args: {
      kind: t.arg({ type: ContentKindName, description: 'Its kind.' }),
      id: t.arg.id({ description: 'The id of the item.' }),
      after: t.arg.int({ required: false, description: 'The cursor of the page before.' }),
    },
    resolve: async (_root, { kind, id, after }, context): Promise<Page> => {
      type Found = Pick<Page, 'open'> & { readonly listed: (ContentCommentShape & { readonly number: number })[] };
      const found = await readAsRole(
        context,
        'contentComments',
        sql<Found | null>`(/* content-comments */ select case when ${itemFound(kind, id)} then json_build_object(
          'open', (select count(*)::int from content_comments where item_id = ${id} and resolved_on is null),
          'listed', (select coalesce(json_agg(x.listed order by x.number), '[]') from (
            select c.number, (${commentJson(sql`u.id`)})::jsonb || jsonb_build_object('number', c.number) as listed
            from content_comments c where c.item_id = ${id} and c.number > ${after ?? 0}::int
            order by c.number limit ${pageSize + 1}) x)) end)`,
      );
      if (!found) throw new Refusal('NOT_FOUND');
      const entries = found.listed.slice(0, pageSize);
      return {
        open: found.open,
        entries,
        cursor: found.listed.length > pageSize ? (entries.at(-1)?.number ?? null) : null,
      };
    },
  }),
);
