import { newQuickclipCard, quickclipCardSchema } from '@lectern/domain/learning/library/quickclip-card.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { holdItem } from '../../../base/content/hold-item.ts';
import { kindOf } from '../../../base/content/kinds.ts';
import { writeQuickclipCards } from '../write-quickclip-card.ts';
import { QuickclipCardInput } from './quickclip-card-input.ts';

builder.mutationField('createQuickclipCard', (t) =>
  t.field({
    type: Authored,
    description: 'Makes a video card, a draft behind the others of its lesson, for content roles.',
    args: {
      lesson_id: t.arg.id({ description: 'The lesson it belongs to.' }),
      data: t.arg({ type: QuickclipCardInput, description: 'What it says.' }),
    },
    resolve: (_root, { lesson_id, data }, context) =>
      author(context, 'createQuickclipCard', async (act) => {
        await holdItem(context.db, kindOf('LESSON'), lesson_id, 'lesson_id');
        const content = parseInput(quickclipCardSchema, { ...newQuickclipCard, ...data, lesson_id }, 'data');
        return writeQuickclipCards(context.db, act, [{ content }]);
      }),
  }),
);
