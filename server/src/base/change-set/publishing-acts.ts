import type { Operation } from '@lectern/domain/permission.ts';
import { builder } from '../graphql/builder.ts';
import type { Context } from '../graphql/context.ts';
import type { ContentPlace } from '../content/content-kind.ts';
import { holdItem } from '../content/hold-item.ts';
import { publishItems } from '../content/publish-items.ts';
import { author } from './author.ts';
import { Authored } from './authored.ts';

type Publishing = Extract<Operation, `publish${string}`>;

/** The two acts that show items of a kind to learners and make them drafts again; `what` is one item, in words. */
export function addPublishingActs(publish: Publishing, kind: ContentPlace, what: string): void {
  const unpublish = `un${publish}` as Operation;
  const set = (context: Context, operation: Operation, id: string, published: boolean) =>
    author(context, operation, async (act) => {
      await holdItem(context.db, kind, id, 'id');
      await publishItems(context.db, act, kind, [id], published);
    });
  builder.mutationField(publish, (t) =>
    t.field({
      type: Authored,
      description: `Publishes ${what}: learners see it where they see all that it belongs to.`,
      args: { id: t.arg.id({ description: 'Which one.' }) },
      resolve: (_root, { id }, context) => set(context, publish, id, true),
    }),
  );
  builder.mutationField(unpublish, (t) =>
    t.field({
      type: Authored,
      description: `Makes ${what} a draft again: learners see it no more, and their results stay.`,
      args: { id: t.arg.id({ description: 'Which one.' }) },
      resolve: (_root, { id }, context) => set(context, unpublish, id, false),
    }),
  );
}
