import { contentRoles, globalRoles } from '@lectern/domain/base/account/role.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCourse, buildLesson, buildProduct } from '../../../seed/content.ts';
import { buildBook, buildPage } from '../../../seed/library.ts';
import { buildUser } from '../../../seed/people.ts';
import { seedAct } from '../../../seed/seed-item.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { removeItems } from '../../base/content/remove-items.ts';
import { courseKind } from '../course/write-course.ts';
import { productKind } from './write-product.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const asRole = async (role: (typeof globalRoles)[number]) => buildUser(server.db, { role });
const productsQuery = `{ cmsProducts { id name color logo published version courses {
  id name logo published levels language display_order description number_of_lessons } } }`;
const booksQuery = '{ books { id name number_of_pages language product { id name color } pages { title } } }';

describe('what authors see of all products', () => {
  // D2-1.08, 3.12, 3.13
  it('is products and courses in their order, drafts too, without what is deleted', async () => {
    const { db } = server;
    const product = await buildProduct(db, { name: 'aa First of all', color: '#0F766E', published: false });
    const second = await buildCourse(db, { product_id: product.id, name: 'Second', language: 'ar', display_order: 2 });
    await buildCourse(db, { product_id: product.id, name: 'First', display_order: 1, published: false });
    const gone = await buildCourse(db, { product_id: product.id, name: 'Gone', display_order: 3 });
    const gonePublic = await buildProduct(db, { name: 'aa Gone' });
    await buildLesson(db, { course_id: second.id, published: false });
    await removeItems(db, seedAct, courseKind, [{ id: gone.id }]);
    await removeItems(db, seedAct, productKind, [{ id: gonePublic.id }]);
    const { data } = await server.call(await asRole('CONTENT_DEVELOPER'), productsQuery);
    const found = data['cmsProducts'];
    expect(found.some(({ id }: { id: string }) => id === gonePublic.id)).toBe(false);
    expect(found.find(({ id }: { id: string }) => id === product.id)).toMatchObject({
      name: 'aa First of all',
      color: '#0F766E',
      logo: null,
      published: false,
      version: 1,
      courses: [
        { name: 'First', published: false, levels: 2, number_of_lessons: 0 },
        { name: 'Second', published: true, language: 'ar', display_order: 2, number_of_lessons: 1 },
      ],
    });
  });

  // D2-7.20–7.22
  it('is shown to the content roles, to nobody else', async () => {
    for (const query of [productsQuery, booksQuery]) {
      for (const role of globalRoles) {
        const { code } = await server.call(await asRole(role), query);
        const allowed = contentRoles.some((one) => one === role);
        expect({ role, code }).toEqual({ role, code: allowed ? null : 'FORBIDDEN' });
      }
      expect((await server.call(null, query)).code).toBe('UNAUTHENTICATED');
    }
  });

  it('is the e-books with their products and how many pages they have, and one of them with its pages', async () => {
    const { db } = server;
    const product = await buildProduct(db, { name: 'Shelf', color: '#123456' });
    await buildCourse(db, { product_id: product.id, language: 'es' });
    const { id: book_id } = await buildBook(db, { product_id: product.id, name: 'Reader' });
    await buildPage(db, { book_id, title: 'One', content: '<p>Light</p>' });
    await buildPage(db, { book_id, title: 'Two' });
    const author = await asRole('PRODUCT_MANAGER');
    const { data } = await server.call(author, booksQuery);
    const reader = {
      name: 'Reader',
      number_of_pages: 2,
      language: 'es',
      product: { id: product.id, name: 'Shelf', color: '#123456' },
    };
    expect(data['books'].find(({ id }: { id: string }) => id === book_id)).toMatchObject({
      ...reader,
      pages: [{ title: 'One' }, { title: 'Two' }],
    });
    const { data: one } = await server.call(
      author,
      'query ($id: ID!) { book(id: $id) { name pages { title page_number content } } }',
      { id: book_id },
    );
    expect(one['book'].pages[0]).toEqual({ title: 'One', page_number: 1, content: '<p>Light</p>' });
  });
});
