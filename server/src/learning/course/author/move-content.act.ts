import { movedBefore } from '@lectern/domain/base/content/moved-before.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { ContentKindName } from '../../../base/content/content-kind-name.ts';
import { kindOf } from '../../../base/content/kinds.ts';
import { placeItems } from '../../../base/content/place-items.ts';
import { readSiblings } from '../../../base/content/read-siblings.ts';

const MoveContentInput = builder.inputType('MoveContentInput', {
  description: 'Where an item is to stand among its like.',
  fields: (t) => ({
    kind: t.field({ type: ContentKindName, description: 'Its kind; one whose items have an order.' }),
    id: t.id({ description: 'The item.' }),
    before: t.id({
      required: false,
      description:
        'The item of the same parent (and, of study projects, the same level) that it stands before; null for the end.',
    }),
  }),
});

builder.mutationField('moveContent', (t) =>
  t.field({
    type: Authored,
    description:
      'Moves an item among those of its parent. The order is a matter of the parent, whose version is counted.',
    args: { data: t.arg({ type: MoveContentInput, description: 'What moves, and where to.' }) },
    resolve: (_root, { data: { kind: name, id, before = null } }, context) =>
      author(context, 'moveContent', async (act) => {
        const kind = kindOf(name);
        if (!kind.order) throw new Refusal('INVALID', { field: 'data.kind' });
        const { parent, siblings } = await readSiblings(context.db, kind, id);
        if (before !== null && !siblings.some((sibling) => sibling.id === before))
          throw new Refusal('NOT_FOUND', { field: 'data.before' });
        if (before !== id) await placeItems(context.db, act, kind, parent, movedBefore(siblings, id, before));
      }),
  }),
);
