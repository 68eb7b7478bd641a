import { quickdeckCardForm } from '@lectern/domain/learning/library/quickdeck-card.ts';
import { z } from 'zod/mini';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { ContentWhere } from '../../../base/change-set/content-where.ts';
import { writeQuickdeckCards } from '../write-quickdeck-card.ts';
import { UpdateQuickdeckCardInput } from './quickdeck-card-input.ts';

const changed = z.partial(quickdeckCardForm);

builder.mutationField('updateQuickdeckCard', (t) =>
  t.field({
    type: Authored,
    description: 'Changes what a flash card says, for content roles.',
    args: {
      data: t.arg({ type: UpdateQuickdeckCardInput, description: 'What is to hold.' }),
      where: t.arg({ type: ContentWhere, description: 'Which card.' }),
    },
    resolve: (_root, { data, where: { id, version } }, context) =>
      author(context, 'updateQuickdeckCard', (act) =>
        writeQuickdeckCards(context.db, act, [
          { id, changes: parseInput(changed, data, 'data'), ...(version == null ? {} : { base_version: version }) },
        ]),
      ),
  }),
);
