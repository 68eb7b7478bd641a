import { bookPageSchema } from '@lectern/domain/learning/library/book-page.ts';
import { z } from 'zod/mini';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { ContentWhere } from '../../../base/change-set/content-where.ts';
import { takePlace } from '../../../base/content/take-place.ts';
import { bookPageKind, writeBookPages } from '../write-book-page.ts';
import { lockBook } from './lock-book.ts';

const UpdateBookPageInput = builder.inputType('UpdateBookPageInput', {
  description: 'What a page of an e-book is to say. What is left out stays as it is.',
  fields: (t) => ({
    title: t.string({ required: false, description: 'Its title, at most 300 characters; it may be empty.' }),
    content: t.string({ required: false, description: 'What stands on it, as HTML.' }),
    page_number: t.int({ required: false, description: 'Its number in the book; pages that stand there move up.' }),
  }),
});

const changesSchema = z.partial(z.omit(bookPageSchema, { book_id: true }));

builder.mutationField('updateBookPage', (t) =>
  t.field({
    type: Authored,
    description: 'Changes a page of an e-book, wherever it is shown.',
    args: {
      data: t.arg({ type: UpdateBookPageInput, description: 'What it is to say.' }),
      where: t.arg({ type: ContentWhere, description: 'Which page.' }),
    },
    resolve: (_root, { data, where }, context) =>
      author(context, 'updateBookPage', async (act) => {
        const changes = parseInput(changesSchema, data, 'data');
        if (changes.page_number !== undefined) await lockBook(context.db, where.id);
        await takePlace(context.db, act, bookPageKind, where, { place: changes.page_number });
        return writeBookPages(context.db, act, [
          { id: where.id, changes, ...(where.version == null ? {} : { base_version: where.version }) },
        ]);
      }),
  }),
);
