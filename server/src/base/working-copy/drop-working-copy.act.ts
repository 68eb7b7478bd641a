import { builder } from '../graphql/builder.ts';
import { getViewer } from '../graphql/context.ts';
import { ownCopies } from './own-copies.ts';

builder.mutationField('dropWorkingCopy', (t) =>
  t.boolean({
    description:
      'Forgets what you have typed in a form and not saved. False where there is none at that revision: something else was typed since, and stays.',
    args: {
      id: t.arg.id({ description: 'The item, or the id that the form has made.' }),
      revision: t.arg.int({ description: 'The revision that was read or kept last.' }),
    },
    extensions: ownCopies,
    resolve: async (_root, { id, revision }, context) => {
      const viewer = await getViewer(context);
      context.checks.allow('dropWorkingCopy', { signedIn: true, globalRole: viewer.role });
      const { numDeletedRows } = await context.db
        .deleteFrom('working_copies')
        .where('user_id', '=', viewer.id)
        .where('item_id', '=', id)
        .where('revision', '=', revision)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  }),
);
