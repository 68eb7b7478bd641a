import { builder } from '../../base/graphql/builder.ts';

/** A flash card. */
export type QuickdeckCardShape = {
  readonly id: string;
  readonly title: string;
  readonly term: string;
  readonly definition: string;
  readonly image: string | null;
  readonly published: boolean;
};

/** A flash card with a term and its definition. */
export const QuickdeckCard = builder.objectRef<QuickdeckCardShape>('QuickdeckCard').implement({
  description: 'A flash card: a term on one face, its definition on the other.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the card.' }),
    title: t.exposeString('title', { description: 'Its title, often empty.' }),
    term: t.exposeString('term', { description: 'The term as cleaned HTML.' }),
    definition: t.exposeString('definition', { description: 'The definition as cleaned HTML.' }),
    image: t.exposeString('image', { nullable: true, description: 'The address of a picture on the card.' }),
    published: t.exposeBoolean('published', { description: 'Whether learners see it.' }),
  }),
});
