import { bookPageSchema } from '@lectern/domain/learning/library/book-page.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { holdItem } from '../../../base/content/hold-item.ts';
import { makeRoom } from '../../../base/content/make-room.ts';
import { bookPageKind, writeBookPages } from '../write-book-page.ts';
import { bookKind } from '../write-book.ts';

const CreateBookPageInput = builder.inputType('CreateBookPageInput', {
  description: 'A new page of an e-book.',
  fields: (t) => ({
    ebook_id: t.id({ description: 'The book that it belongs to.' }),
    title: t.string({ description: 'Its title, at most 300 characters; it may be empty.' }),
    content: t.string({ description: 'What stands on it, as HTML.' }),
    page_number: t.int({ description: 'Its number in the book; pages that stand there move up.' }),
  }),
});

builder.mutationField('createBookPage', (t) =>
  t.field({
    type: Authored,
    description: 'Makes a page of an e-book. Learners read it once a lesson shows it.',
    args: { data: t.arg({ type: CreateBookPageInput, description: 'What it says.' }) },
    resolve: (_root, { data: { ebook_id, ...data } }, context) =>
      author(context, 'createBookPage', async (act) => {
        const { db } = context;
        const content = parseInput(bookPageSchema, { ...data, book_id: ebook_id }, 'data');
        await holdItem(db, bookKind, ebook_id, 'data.ebook_id');
        await makeRoom(db, act, bookPageKind, { id: ebook_id }, { place: data.page_number });
        return writeBookPages(db, act, [{ content }]);
      }),
  }),
);
