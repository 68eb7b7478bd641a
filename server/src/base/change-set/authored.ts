import { builder } from '../graphql/builder.ts';

const whatHappened = {
  MADE: { description: 'It is new.' },
  CHANGED: { description: 'It says something else than before, or its children stand in another order.' },
  SAME: { description: 'It was as it should be already.' },
  REMOVED: { description: 'It was taken out.' },
  RESTORED: { description: 'It was brought back.' },
  PUBLISHED: { description: 'Learners see it now, where they see its parents.' },
  UNPUBLISHED: { description: 'It is a draft again.' },
} as const;

const AuthoredWhat = builder.enumType('AuthoredWhat', {
  description: 'What an act of authoring did to an item.',
  values: whatHappened,
});

/** What an act of authoring did to one item. */
export type AuthoredItemShape = {
  readonly id: string;
  readonly version: number;
  readonly what: keyof typeof whatHappened;
};

/** What an act of authoring did. */
export type AuthoredShape = {
  readonly change_set_id: string | null;
  readonly waits?: boolean;
  readonly items: readonly AuthoredItemShape[];
};

const AuthoredItem = builder.objectRef<AuthoredItemShape>('AuthoredItem').implement({
  description: 'What an act of authoring did to one item.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the item.' }),
    version: t.exposeInt('version', { description: 'Its version after the act, counted from 1.' }),
    what: t.expose('what', { type: AuthoredWhat, description: 'What happened to it.' }),
  }),
});

/** What an act of authoring did. */
export const Authored = builder.objectRef<AuthoredShape>('Authored').implement({
  description: 'What an act of authoring did, all of it in one change set.',
  fields: (t) => ({
    change_set_id: t.exposeID('change_set_id', {
      nullable: true,
      description: 'The change set, to be sent to undoChangeSet; null where nothing has changed.',
    }),
    waits: t.boolean({
      description: 'Whether all of it waits until somebody who may publish shows it to learners.',
      resolve: ({ waits = false }) => waits,
    }),
    items: t.field({
      type: [AuthoredItem],
      description: 'Each item of the act once.',
      resolve: ({ items }) => [...items],
    }),
  }),
});
