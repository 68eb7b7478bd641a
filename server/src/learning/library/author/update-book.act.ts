import { bookTitleForm } from '@lectern/domain/learning/library/book.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { ContentWhere } from '../../../base/change-set/content-where.ts';
import { writeBooks } from '../write-book.ts';

const UpdateBookInput = builder.inputType('UpdateBookInput', {
  description: 'What an e-book is to say.',
  fields: (t) => ({ name: t.string({ description: 'Its title, 1 to 200 characters.' }) }),
});

builder.mutationField('updateBook', (t) =>
  t.field({
    type: Authored,
    description: 'Changes the title of an e-book.',
    args: {
      data: t.arg({ type: UpdateBookInput, description: 'What it is to say.' }),
      where: t.arg({ type: ContentWhere, description: 'Which book.' }),
    },
    resolve: (_root, { data, where }, context) =>
      author(context, 'updateBook', (act) =>
        writeBooks(context.db, act, [
          {
            id: where.id,
            changes: parseInput(bookTitleForm, data, 'data'),
            ...(where.version == null ? {} : { base_version: where.version }),
          },
        ]),
      ),
  }),
);
