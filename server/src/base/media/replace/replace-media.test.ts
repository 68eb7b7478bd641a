import { contentRoles, globalRoles } from '@lectern/domain/base/account/role.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildLesson, buildProduct, buildStudyProject } from '../../../../seed/content.ts';
import { buildBook, buildPage, buildQuickdeckCard } from '../../../../seed/library.ts';
import { buildMedia } from '../../../../seed/media.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let author: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  author = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
});

const replace = `mutation ($from: ID!, $to: ID!) {
  done: replaceMedia(from: $from, to: $to) { change_set_id items { id version what } }
}`;
const undo = 'mutation ($id: ID!) { undoChangeSet(id: $id) { change_set_id } }';
const uses = `query { mediaItems(pageSize: 60) { items { id uses { item_id kind is_present } } } }`;

type Use = { readonly item_id: string; readonly kind: string; readonly is_present: boolean };
async function usesOf(id: string): Promise<Use[]> {
  const { data } = await server.call(author, uses);
  return (data['mediaItems'].items as { id: string; uses: Use[] }[]).find((item) => item.id === id)?.uses ?? [];
}
const present = async (id: string) =>
  (await usesOf(id))
    .filter(({ is_present }) => is_present)
    .map(({ item_id }) => item_id)
    .toSorted();

describe('a file that takes the place of another', () => {
  it('stands in every place, in one change set that is taken back as one; what was stays in history', async () => {
    const { db } = server;
    const [mast, sail] = [await buildMedia(db), await buildMedia(db)];
    const html = `<p><img src="${mast.address}" alt="A mast" width="40" height="30"></p>`;
    const { id: product_id } = await buildProduct(db);
    const book = await buildBook(db, { product_id });
    const page = await buildPage(db, { book_id: book.id, content: html });
    const gone = await buildPage(db, { book_id: book.id, content: html });
    await db
      .updateTable('book_pages')
      .set({ deleted_on: new Date().toISOString() })
      .where('id', '=', gone.id)
      .execute();
    const { id: lesson_id } = await buildLesson(db);
    const card = await buildQuickdeckCard(db, { lesson_id, definition: html });
    const answers = [{ answer: '', answer_image: mast.address, is_correct: true }, { answer: 'Sail' }];
    const { questions } = await buildStudyProject(db, { lesson_id, cases: [[{ type: 'MULTIPLE_CHOICE', answers }]] });
    const places = [page.id, card.id, ...questions].toSorted();
    expect(await present(mast.id)).toEqual(places);

    const { data, code } = await server.call(author, replace, { from: mast.id, to: sail.id });
    expect(code).toBeNull();
    const { change_set_id, items } = data['done'];
    expect(items.map(({ id }: { id: string }) => id).toSorted()).toEqual(places);
    expect(items.every(({ what }: { what: string }) => what === 'CHANGED')).toBe(true);
    expect(await present(sail.id)).toEqual(places);
    expect(await present(mast.id)).toEqual([]);
    expect((await usesOf(mast.id)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['EARLIER_VERSION', 'BOOK_PAGE']),
    );

    expect((await server.call(author, undo, { id: change_set_id })).code).toBeNull();
    expect(await present(mast.id)).toEqual(places);
    expect(await present(sail.id)).toEqual([]);
  });

  it('is of the same kind, and a logo gives its place to a drawing', async () => {
    const { db } = server;
    const picture = await buildMedia(db);
    const drawing = await buildMedia(db, { folder: 'logos', content_type: 'image/svg+xml' });
    const bitmap = await buildMedia(db, { folder: 'logos' });
    const clip = await buildMedia(db, { content_type: 'video/mp4', width: null, height: null });
    for (const [from, to] of [
      [picture, clip],
      [picture, drawing],
      [drawing, bitmap],
      [clip, picture],
    ] as const) {
      const { code, errors } = await server.call(author, replace, { from: from.id, to: to.id });
      expect([code, errors[0]?.extensions['field']]).toEqual(['INVALID', 'to']);
    }
    const nobody = await server.call(author, replace, { from: picture.id, to: crypto.randomUUID() });
    expect([nobody.code, nobody.errors[0]?.extensions['field']]).toEqual(['NOT_FOUND', 'to']);
    const unused = await server.call(author, replace, { from: bitmap.id, to: drawing.id });
    expect(unused.data['done']).toEqual({ change_set_id: null, items: [] });
  });

  it('is put there by content roles and nobody else', async () => {
    const [from, to] = [await buildMedia(server.db), await buildMedia(server.db)];
    for (const role of globalRoles) {
      const { code } = await server.call(await buildUser(server.db, { role }), replace, { from: from.id, to: to.id });
      expect([role, code]).toEqual([role, contentRoles.some((one) => one === role) ? null : 'FORBIDDEN']);
    }
  });
});
