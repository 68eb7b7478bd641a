import { builder } from '../../base/graphql/builder.ts';
import { ContentKindName } from '../../base/content/content-kind-name.ts';
import type { KindName } from '../../base/content/kinds.ts';

/** An item as a list names it. */
export type ContentNameShape = {
  readonly kind: KindName;
  readonly id: string;
  readonly name: string;
  readonly number: number | null;
};

/** An item as a list names it. */
export const ContentName = builder.objectRef<ContentNameShape>('ContentName').implement({
  description: 'An item of content as a list names it.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ContentKindName, description: 'Its kind.' }),
    id: t.exposeID('id', { description: 'The id of the item.' }),
    name: t.exposeString('name', {
      description: 'What it is called or begins with, at most 200 characters without markup; it may be empty.',
    }),
    number: t.exposeInt('number', {
      nullable: true,
      description: 'The level of a benchmark or summary, the place of a case study or study project; null of others.',
    }),
  }),
});
