import { beforeAll, describe, expect, it } from 'vitest';
import { buildCourse, buildLesson, buildProduct } from '../../../seed/content.ts';
import { buildBook, buildPage } from '../../../seed/library.ts';
import { buildUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';

const query = `query ($productId: ID!) { bookByProduct(productId: $productId) { name product_id pages { title page_number } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

/** A product with two courses of a lesson each, of which a learner has the first. */
async function build() {
  const { db } = server;
  const { id: product_id } = await buildProduct(db);
  const [mine, other] = [await buildCourse(db, { product_id }), await buildCourse(db, { product_id })];
  const lesson = await buildLesson(db, { course_id: mine.id });
  const draft = await buildLesson(db, { course_id: mine.id, published: false });
  const foreign = await buildLesson(db, { course_id: other.id });
  const group = await buildGroup(db, { courses: [mine.id] });
  const learner = await buildUser(db);
  await addGroupMember(db, group.id, learner.id);
  return { product_id, lesson, draft, foreign, learner };
}

describe('the book of a product', () => {
  // D1-7.32
  it('is the first one, with the pages that lessons of the caller’s courses show', async () => {
    const { db } = server;
    const { product_id, lesson, draft, foreign, learner } = await build();
    const book = await buildBook(db, { product_id, name: 'Signals' });
    await buildBook(db, { product_id, name: 'More signals' });
    await buildPage(db, { book_id: book.id, lesson_id: foreign.id, title: 'Of another course' });
    await buildPage(db, { book_id: book.id, lesson_id: lesson.id, title: 'Wires' });
    await buildPage(db, { book_id: book.id, title: 'In no lesson' });
    await buildPage(db, { book_id: book.id, lesson_id: draft.id, title: 'Of a draft' });
    await buildPage(db, { book_id: book.id, lesson_id: lesson.id, title: 'Radio' });
    const titles = async (user: typeof learner) => {
      const { data, errors } = await server.call(user, query, { productId: product_id });
      expect(errors).toEqual([]);
      expect(data.bookByProduct).toMatchObject({ name: 'Signals', product_id });
      return data.bookByProduct.pages.map(({ title }: { title: string }) => title);
    };
    expect(await titles(learner)).toEqual(['Wires', 'Radio']);
    const author = await buildUser(db, { role: 'CONTENT_DEVELOPER' });
    expect(await titles(author)).toEqual(['Of another course', 'Wires', 'Of a draft', 'Radio']);
  });

  it('is null where there is none', async () => {
    const { product_id, learner } = await build();
    const { data } = await server.call(learner, query, { productId: product_id });
    expect(data).toEqual({ bookByProduct: null });
  });
});
