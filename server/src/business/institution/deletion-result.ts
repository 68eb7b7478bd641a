import { builder } from '../../base/graphql/builder.ts';

/** What deleting something came to. */
export type Deletion = { readonly success: boolean; readonly message: string };

export const DeletionResult = builder.objectRef<Deletion>('DeletionResult').implement({
  description: 'What deleting something came to.',
  fields: (t) => ({
    success: t.exposeBoolean('success', { description: 'Whether it is gone.' }),
    message: t.exposeString('message', { description: 'What happened, in English, for programs.' }),
  }),
});
