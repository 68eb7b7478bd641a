import { newQuickdeckCard, quickdeckCardSchema } from '@lectern/domain/learning/library/quickdeck-card.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { holdItem } from '../../../base/content/hold-item.ts';
import { kindOf } from '../../../base/content/kinds.ts';
import { writeQuickdeckCards } from '../write-quickdeck-card.ts';
import { QuickdeckCardInput } from './quickdeck-card-input.ts';

builder.mutationField('createQuickdeckCard', (t) =>
  t.field({
    type: Authored,
    description: 'Makes a flash card, a draft behind the others of its lesson, for content roles.',
    args: {
      lesson_id: t.arg.id({ description: 'The lesson it belongs to.' }),
      data: t.arg({ type: QuickdeckCardInput, description: 'What it says.' }),
    },
    resolve: (_root, { lesson_id, data }, context) =>
      author(context, 'createQuickdeckCard', async (act) => {
        await holdItem(context.db, kindOf('LESSON'), lesson_id, 'lesson_id');
        const content = parseInput(quickdeckCardSchema, { ...newQuickdeckCard, ...data, lesson_id }, 'data');
        return writeQuickdeckCards(context.db, act, [{ content }]);
      }),
  }),
);
