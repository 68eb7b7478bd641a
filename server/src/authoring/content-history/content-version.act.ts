import { builder } from '../../base/graphql/builder.ts';
import { ContentKindName } from '../../base/content/content-kind-name.ts';
import { asItWillBe } from '../../base/change-set/waiting-changes/as-it-will-be.ts';
import { allowContentRoles } from '../../base/change-set/allow-content-roles.ts';
import { ContentName, type ContentNameShape } from './content-name.ts';
import { readAroundVersion, type ChildrenShape } from './read-around-version.ts';
import { getVersion } from './read-version.ts';

type Shape = {
  readonly version: number;
  readonly content: object;
  readonly names: readonly ContentNameShape[];
  readonly children: readonly ChildrenShape[];
};

const ContentChildren = builder.objectRef<ChildrenShape>('ContentChildren').implement({
  description: 'The children of an item that are of one kind.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: ContentKindName,
      description: 'Their kind; pages of a lesson are those that it shows.',
    }),
    items: t.field({ type: [ContentName], description: 'In their order.', resolve: ({ items }) => [...items] }),
  }),
});

const ContentVersion = builder.objectRef<Shape>('ContentVersion').implement({
  description: 'What an item of content said at a version.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'The version.' }),
    content: t.field({
      type: 'JSON',
      description: 'What it said: the fields of its kind, with the keys of a question.',
      resolve: ({ content }) => content,
    }),
    names: t.field({
      type: [ContentName],
      description: 'What the lesson, cards, clips and pages that it names are called now.',
      resolve: ({ names }) => [...names],
    }),
    children: t.field({
      type: [ContentChildren],
      description: 'Its children in the order they had then, of each kind whose order belongs to it.',
      resolve: ({ children }) => [...children],
    }),
  }),
});

builder.queryField('contentVersion', (t) =>
  t.field({
    type: ContentVersion,
    description: 'What an item of content said at a version, and how its children stood, for content roles.',
    args: {
      kind: t.arg({ type: ContentKindName, description: 'Its kind.' }),
      id: t.arg.id({ description: 'The id of the item.' }),
      version: t.arg.int({ description: 'The version, counted from 1; it refuses one that there is not yet.' }),
    },
    resolve: async (_root, { kind, id, version }, context): Promise<Shape> => {
      await allowContentRoles(context, 'contentVersion');
      return asItWillBe(context, [id], async ({ db }) => {
        const found = await getVersion(db, kind, { id, version });
        const around = await readAroundVersion(db, kind, id, found);
        return { version, content: found.content, ...around };
      });
    },
  }),
);
