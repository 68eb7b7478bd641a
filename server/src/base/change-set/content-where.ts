import { builder } from '../graphql/builder.ts';

/** Which item of content an act is about. */
export const ContentWhere = builder.inputType('ContentWhere', {
  description: 'Which item of content.',
  fields: (t) => ({
    id: t.id({ description: 'The id of the item.' }),
    version: t.int({
      required: false,
      description:
        'The version it was read at; an older one is a CONFLICT. Left out, the change is made to whatever holds.',
    }),
    later: t.boolean({
      required: false,
      description:
        'Whether the change waits for its publishing even where the caller may publish. Left out, it does not.',
    }),
  }),
});
