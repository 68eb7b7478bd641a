import { beforeAll, expect, it } from 'vitest';
import { buildUser } from '../../../../seed/people.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { documentOf } from '../../../../test/security/document.ts';
import { buildShownCourse } from '../../../../test/shown-course.ts';
import { openUnlimited, type Call } from '../../../../test/unlimited.ts';

let server: TestServer;
let call: Call;
beforeAll(async () => {
  server = await testServer();
  call = await openUnlimited(server);
});

it('what a publisher adds behind something new that waits is shown with the order that waits there, and is taken back', async () => {
  const { book } = await buildShownCourse(server.db, true);
  const developer = await buildUser(server.db, { role: 'CONTENT_DEVELOPER' });
  const manager = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
  const create = async (by: typeof manager, page_number: number, title: string) => {
    const data = { ebook_id: book, page_number, title, content: '<p>x</p>' };
    const reply = await call(by, documentOf('createBookPage'), { data });
    expect(reply.code).toBeNull();
    return reply.data.createBookPage;
  };
  const waiting = async () =>
    (await call(manager, documentOf('waitingChanges'), { placeId: book })).data.waitingChanges;
  const shown = async () => {
    const pages = await server.db
      .selectFrom('book_pages')
      .select('title')
      .where('book_id', '=', book)
      .where('deleted_on', 'is', null)
      .orderBy('page_number')
      .execute();
    return pages.map(({ title }) => title);
  };
  const foreseen = async () =>
    (await call(manager, documentOf('book'), { id: book })).data.book.pages.map(
      ({ title }: { title: string }) => title,
    );
  await create(developer, 1, 'First');
  const before = await waiting();
  const { change_set_id, waits } = await create(manager, 5, 'Last');
  expect(waits).toBe(false);
  expect(await shown()).toEqual(['One', 'Two', 'Three', 'Last']);
  expect(await foreseen()).toEqual(['First', 'One', 'Two', 'Three', 'Last']);
  expect(await waiting()).toMatchObject([{ name: 'First', what: 'NEW' }]);
  expect((await call(manager, documentOf('undoChangeSet'), { id: change_set_id })).code).toBeNull();
  expect(await shown()).toEqual(['One', 'Two', 'Three']);
  expect((await waiting()).map(({ item_id }: { item_id: string }) => item_id).toSorted()).toEqual(
    before.map(({ item_id }: { item_id: string }) => item_id).toSorted(),
  );
});
