import { buildCourse, buildProduct } from '../../seed/content.ts';
import { buildBook, buildPage } from '../../seed/library.ts';
import type { Database } from '../../src/base/database/connect.ts';

/** The variables of one call of each mutation about products, courses as wholes, and e-books; with an item of its own each time. */
export function shelfVariables(db: () => Database): Record<string, () => Promise<Record<string, unknown>>> {
  const logo = '/media/logo';
  const product = (published = true) => buildProduct(db(), { name: 'Shelf', published });
  const book = async () => buildBook(db(), { product_id: (await product()).id, name: 'Reader' });
  const page = async () => buildPage(db(), { book_id: (await book()).id });
  return {
    createProduct: async () => ({ data: { name: crypto.randomUUID(), color: '#123456', logo } }),
    updateProduct: async () => ({ where: { id: (await product()).id }, data: { name: 'Other' } }),
    publishProduct: async () => ({ id: (await product(false)).id }),
    unpublishProduct: async () => ({ id: (await product()).id }),
    deleteProduct: async () => ({ id: (await product()).id, name: 'Shelf' }),
    createCourse: async () => ({ data: { product_id: (await product()).id, name: 'Course' } }),
    deleteCourse: async () => ({ id: (await buildCourse(db(), { name: 'Course' })).id, name: 'Course' }),
    createBook: async () => ({ data: { product_id: (await product()).id, name: 'Reader' } }),
    updateBook: async () => ({ where: { id: (await book()).id }, data: { name: 'Other' } }),
    deleteBook: async () => ({ id: (await book()).id }),
    createBookPage: async () => ({
      data: { ebook_id: (await book()).id, title: 'One', content: '<p>One</p>', page_number: 1 },
    }),
    updateBookPage: async () => ({ where: { id: (await page()).id }, data: { title: 'Other' } }),
    deleteBookPage: async () => ({ id: (await page()).id }),
  };
}
