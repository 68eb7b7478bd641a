import { sql } from 'kysely';
import { builder } from '../graphql/builder.ts';
import { ContentKindName } from '../content/content-kind-name.ts';
import { readAsRole } from '../account/read-as-role.ts';
import { cleanTyped } from './clean-typed.ts';
import { WorkingCopy, workingCopyJson, type WorkingCopyShape } from './working-copy.ts';

builder.queryField('workingCopy', (t) =>
  t.field({
    type: WorkingCopy,
    nullable: true,
    description:
      'What you have typed in the form of an item and not saved; without an id the latest of the forms in which you were making one. Null where there is none.',
    args: {
      kind: t.arg({ type: ContentKindName, description: 'The kind of the item.' }),
      id: t.arg.id({ required: false, description: 'The item, or the id that a form has made.' }),
      parent_id: t.arg.id({ required: false, description: 'Without an id: what the new item will belong to.' }),
    },
    resolve: async (_root, { kind, id, parent_id }, context): Promise<WorkingCopyShape | null> => {
      const which = id
        ? sql`c.item_id = ${id}`
        : sql`c.base_version is null and c.parent_id is not distinct from ${parent_id ?? null}::uuid`;
      const copy = await readAsRole(
        context,
        'workingCopy',
        sql<WorkingCopyShape | null>`(select ${workingCopyJson} from working_copies c
          where c.user_id = u.id and c.kind = ${kind} and ${which} order by c.kept_on desc limit 1)`,
      );
      return copy && { ...copy, data: await cleanTyped(kind, copy.data) };
    },
  }),
);
