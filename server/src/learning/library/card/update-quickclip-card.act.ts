import { quickclipCardForm } from '@lectern/domain/learning/library/quickclip-card.ts';
import { z } from 'zod/mini';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { ContentWhere } from '../../../base/change-set/content-where.ts';
import { writeQuickclipCards } from '../write-quickclip-card.ts';
import { UpdateQuickclipCardInput } from './quickclip-card-input.ts';

const changed = z.partial(quickclipCardForm);

builder.mutationField('updateQuickclipCard', (t) =>
  t.field({
    type: Authored,
    description: 'Changes what a video card says, for content roles.',
    args: {
      data: t.arg({ type: UpdateQuickclipCardInput, description: 'What is to hold.' }),
      where: t.arg({ type: ContentWhere, description: 'Which card.' }),
    },
    resolve: (_root, { data, where: { id, version } }, context) =>
      author(context, 'updateQuickclipCard', (act) =>
        writeQuickclipCards(context.db, act, [
          { id, changes: parseInput(changed, data, 'data'), ...(version == null ? {} : { base_version: version }) },
        ]),
      ),
  }),
);
