import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { ContentKindName } from '../../../base/content/content-kind-name.ts';
import { copiable, copyItems } from './copy-items.ts';

builder.mutationField('duplicateContentItems', (t) =>
  t.field({
    type: Authored,
    description:
      'Makes drafts that say what lessons or study projects say, with all below them: nothing that is done to one is done to the other. Each group of copies stands behind what was copied, and they are the first items of the reply.',
    args: {
      kind: t.arg({ type: ContentKindName, description: 'Their kind: LESSON or STUDY_PROJECT.' }),
      ids: t.arg.idList({ description: 'What is copied, in the order in which the copies are to stand.' }),
    },
    resolve: (_root, { kind, ids }, context) =>
      author(context, 'duplicateContentItems', async (act) => {
        const name = copiable.find((one) => one === kind);
        if (!name) throw new Refusal('INVALID', { field: 'kind' });
        if (ids.length === 0 || new Set(ids).size !== ids.length) throw new Refusal('INVALID', { field: 'ids' });
        await copyItems(context.db, act, name, ids);
      }),
  }),
);
