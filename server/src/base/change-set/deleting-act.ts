import type { Operation } from '@lectern/domain/permission.ts';
import { builder } from '../graphql/builder.ts';
import type { ContentPlace } from '../content/content-kind.ts';
import { removeItems } from '../content/remove-items.ts';
import { author } from './author.ts';
import { Authored } from './authored.ts';

type Deleting = Extract<Operation, `delete${string}`>;

/** The act that takes out items of a kind; `what` is one item, in words. */
export function addDeletingAct(operation: Deleting, kind: ContentPlace, what: string): void {
  builder.mutationField(operation, (t) =>
    t.field({
      type: Authored,
      description: `Takes out ${what} with all below it, with a way back; the results of learners stay.`,
      args: { id: t.arg.id({ description: 'Which one.' }) },
      resolve: (_root, { id }, context) =>
        author(context, operation, (act) => removeItems(context.db, act, kind, [{ id }])),
    }),
  );
}
