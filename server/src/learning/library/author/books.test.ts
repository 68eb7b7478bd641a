import { contentRoles, editRightsRoles, publishRoles, type GlobalRole } from '@lectern/domain/base/account/role.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCourse, buildLesson, buildProduct } from '../../../../seed/content.ts';
import { buildBook, buildPage } from '../../../../seed/library.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let manager: BuiltUser;
let developer: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  manager = await asRole('CONTENT_MANAGER');
  developer = await asRole('CONTENT_DEVELOPER');
});

const asRole = (role: GlobalRole) => buildUser(server.db, { role });
const authored = '{ change_set_id items { id version what } }';
const createBook = `mutation ($data: CreateBookInput!) { createBook(data: $data) ${authored} }`;
const updateBook = `mutation ($data: UpdateBookInput!, $where: ContentWhere!) { updateBook(data: $data, where: $where) ${authored} }`;
const deleteBook = `mutation ($id: ID!) { deleteBook(id: $id) ${authored} }`;
const createPage = `mutation ($data: CreateBookPageInput!) { createBookPage(data: $data) ${authored} }`;
const updatePage = `mutation ($data: UpdateBookPageInput!, $where: ContentWhere!) { updateBookPage(data: $data, where: $where) ${authored} }`;
const deletePage = `mutation ($id: ID!) { deleteBookPage(id: $id) ${authored} }`;
const undo = `mutation ($id: ID!) { undoChangeSet(id: $id) ${authored} }`;
const read = 'query ($id: ID!) { book(id: $id) { name pages { id title page_number content } } }';

const titles = async (id: string) => {
  const { data } = await server.call(developer, read, { id });
  return data['book'].pages.map(({ title }: { title: string }) => title);
};
const newBook = async () => {
  const { id: product_id } = await buildProduct(server.db, { published: false });
  return buildBook(server.db, { product_id });
};
const page = (ebook_id: string, title: string, page_number: number) => ({
  data: { ebook_id, title, content: `<p>${title}</p>`, page_number },
});

describe('an e-book', () => {
  it('is made by those with edit rights and renamed by whoever may author; no other may delete it than who publishes', async () => {
    const { id: product_id } = await buildProduct(server.db, { published: false });
    for (const role of contentRoles) {
      const caller = await asRole(role);
      const held = (roles: readonly string[]) => (roles.includes(role) ? null : 'FORBIDDEN');
      const made = await server.call(caller, createBook, { data: { product_id, name: 'Reader' } });
      expect({ role, code: made.code }).toEqual({ role, code: held(editRightsRoles) });
      const { id } = await buildBook(server.db, { product_id });
      const renamed = await server.call(caller, updateBook, { where: { id }, data: { name: 'Renamed' } });
      expect({ role, code: renamed.code }).toEqual({ role, code: null });
      expect({ role, code: (await server.call(caller, deleteBook, { id })).code }).toEqual({
        role,
        code: held(publishRoles),
      });
    }
  });

  // D2-2.56, 5.60, 5.61, 6.16, 7.91
  it('is refused without a title or a product', async () => {
    const { id: product_id } = await buildProduct(server.db, { published: false });
    for (const [data, field] of [
      [{ product_id, name: '' }, 'data.name'],
      [{ product_id: crypto.randomUUID(), name: 'Reader' }, 'data.product_id'],
    ] as const) {
      expect((await server.call(manager, createBook, { data })).errors[0]?.extensions['field']).toBe(field);
    }
  });

  it('is deleted with its pages, out of the lessons too, and comes back with them', async () => {
    const course = await buildCourse(server.db);
    const { id: lesson_id } = await buildLesson(server.db, { course_id: course.id });
    const { id } = await buildBook(server.db, { product_id: course.product_id });
    for (const title of ['One', 'Two']) await buildPage(server.db, { book_id: id, lesson_id, title });
    const shown = async () => {
      const asked = 'query ($lessonId: ID!) { bookPages(lessonId: $lessonId) { title } }';
      const { data } = await server.call(developer, asked, { lessonId: lesson_id });
      return data['bookPages'].map(({ title }: { title: string }) => title);
    };
    const { data } = await server.call(manager, deleteBook, { id });
    expect(await shown()).toEqual([]);
    expect((await server.call(developer, read, { id })).code).toBe('NOT_FOUND');
    await server.call(manager, undo, { id: data['deleteBook'].change_set_id });
    expect(await shown()).toEqual(['One', 'Two']);
    expect(await titles(id)).toEqual(['One', 'Two']);
  });
});

describe('a page of an e-book', () => {
  // D2-2.57, 5.62–5.64, 7.92
  it('is made at its number by whoever may author, and those that stand there move up', async () => {
    const { id } = await newBook();
    for (const [index, title] of ['One', 'Two'].entries())
      expect((await server.call(developer, createPage, page(id, title, index + 1))).code).toBeNull();
    await server.call(developer, createPage, page(id, 'Before', 1));
    expect(await titles(id)).toEqual(['Before', 'One', 'Two']);
    expect((await server.call(await asRole('SALES_MANAGER'), createPage, page(id, 'No', 1))).code).toBe('FORBIDDEN');
  });

  it('has a number of its own, whoever makes pages at the same number at once', async () => {
    const { id } = await newBook();
    const made = await Promise.all(
      Array.from({ length: 6 }, (_none, index) => server.call(developer, createPage, page(id, `Page ${index}`, 1))),
    );
    expect(made.map(({ code }) => code)).toEqual(made.map(() => null));
    expect((await titles(id)).toSorted()).toEqual(made.map((_reply, index) => `Page ${index}`));
  });

  it('is cleaned before it is kept, and refused where nothing is left of it', async () => {
    const { id } = await newBook();
    const { data } = page(id, 'One', 1);
    await server.call(developer, createPage, {
      data: { ...data, content: '<p onclick="x()">Light</p><script>x()</script>' },
    });
    const { data: kept } = await server.call(developer, read, { id });
    expect(kept['book'].pages[0].content).toBe('<p>Light</p>');
    const { errors } = await server.call(developer, createPage, { data: { ...data, content: '<p> </p>' } });
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'data.content' });
  });

  it('moves to another number, and a change to an older version shows both copies and moves nothing', async () => {
    const { id } = await newBook();
    for (const [index, title] of ['One', 'Two', 'Three'].entries())
      await server.call(developer, createPage, page(id, title, index + 1));
    const { data } = await server.call(developer, read, { id });
    const third = data['book'].pages[2].id;
    await server.call(developer, updatePage, { where: { id: third, version: 1 }, data: { page_number: 1 } });
    expect(await titles(id)).toEqual(['Three', 'One', 'Two']);
    const stale = await server.call(manager, updatePage, {
      where: { id: third, version: 1 },
      data: { title: 'Mine', page_number: 3 },
    });
    expect(stale.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', theirs: { title: 'Three', page_number: 1 } });
    expect(await titles(id)).toEqual(['Three', 'One', 'Two']);
  });

  it('is deleted by who publishes, and comes back to its place', async () => {
    const { id } = await newBook();
    for (const [index, title] of ['One', 'Two'].entries())
      await server.call(developer, createPage, page(id, title, index + 1));
    const { data } = await server.call(developer, read, { id });
    const first = data['book'].pages[0].id;
    expect((await server.call(developer, deletePage, { id: first })).code).toBe('FORBIDDEN');
    const deleted = await server.call(manager, deletePage, { id: first });
    expect(await titles(id)).toEqual(['Two']);
    await server.call(manager, undo, { id: deleted.data['deleteBookPage'].change_set_id });
    expect(await titles(id)).toEqual(['One', 'Two']);
  });
});
