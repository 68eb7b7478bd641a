import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../graphql/builder.ts';
import { allowContentRoles } from './allow-content-roles.ts';
import { ContentKindName } from '../content/content-kind-name.ts';
import type { KindName } from '../content/kinds.ts';
import { readItemAsItWillBe } from './waiting-changes/item-as-it-will-be.ts';

type ItemShape = {
  readonly id: string;
  readonly kind: KindName;
  readonly version: number;
  readonly published: boolean | null;
  readonly content: object;
};

const ContentItem = builder.objectRef<ItemShape>('ContentItem').implement({
  description: 'An item of content as its author edits it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the item.' }),
    kind: t.expose('kind', { type: ContentKindName, description: 'Its kind.' }),
    version: t.exposeInt('version', { description: 'Its version, to be sent with a change.' }),
    published: t.exposeBoolean('published', {
      nullable: true,
      description: 'Whether it is published; null where its kind shows with its parents.',
    }),
    shown: t.boolean({
      description: 'Whether learners see it: it is published with all that it belongs to.',
      resolve: async ({ id }, _args, { db }) => {
        const { rows } = await sql`/* shown */ select from shown_items(${[id]}::uuid[])`.execute(db);
        return rows.length > 0;
      },
    }),
    content: t.field({
      type: 'JSON',
      description: 'What it says: the fields of its kind, with the keys of a question.',
      resolve: ({ content }) => content,
    }),
  }),
});

builder.queryField('contentItem', (t) =>
  t.field({
    type: ContentItem,
    description: 'An item of content as its author edits it, drafts too, for content roles.',
    args: {
      kind: t.arg({ type: ContentKindName, description: 'Its kind.' }),
      id: t.arg.id({ description: 'The id of the item.' }),
    },
    resolve: async (_root, { kind, id }, context): Promise<ItemShape> => {
      await allowContentRoles(context, 'contentItem');
      const item = await readItemAsItWillBe(context, kind, id);
      if (!item) throw new Refusal('NOT_FOUND');
      return { kind, ...item };
    },
  }),
);
