import { builder } from '../../../base/graphql/builder.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { ContentWhere } from '../../../base/change-set/content-where.ts';
import { removeItems } from '../../../base/content/remove-items.ts';
import { questionKind } from '../write-question.ts';

builder.mutationField('deleteQuestion', (t) =>
  t.field({
    type: Authored,
    description: 'Takes a question out. Results that speak of it stay.',
    args: { where: t.arg({ type: ContentWhere, description: 'The question.' }) },
    resolve: (_root, { where: { id, version } }, context) =>
      author(context, 'deleteQuestion', (act) =>
        removeItems(context.db, act, questionKind, [{ id, ...(version == null ? {} : { base_version: version }) }]),
      ),
  }),
);
