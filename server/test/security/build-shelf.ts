import { buildCourse, buildProduct } from '../../seed/content.ts';
import { buildBook, buildPage } from '../../seed/library.ts';
import type { TestServer } from '../harness.ts';

/** A product that no license holds: what authors change, and what they take out. */
export type Shelf = {
  readonly product_id: string;
  readonly book_id: string;
  readonly page_id: string;
  readonly spare_product_id: string;
  readonly spare_course_id: string;
  readonly spare_book_id: string;
  readonly spare_page_id: string;
};

/** Makes one whose texts hold the mark. */
export async function buildShelf({ db }: TestServer, mark: string): Promise<Shelf> {
  const product = (name: string) => buildProduct(db, { name: `${mark} ${name}`, published: false });
  const { id: product_id } = await product('shelf');
  const { id: spare_product_id } = await product('spare');
  const { id: spare_course_id } = await buildCourse(db, { product_id, name: `${mark} spare`, published: false });
  const book = (name: string) => buildBook(db, { product_id, name: `${mark} ${name}` });
  const { id: book_id } = await book('shelf');
  const { id: spare_book_id } = await book('spare');
  const page = (name: string) => buildPage(db, { book_id, title: `${mark} ${name}`, content: `<p>${mark}</p>` });
  const [{ id: page_id }, { id: spare_page_id }] = [await page('shelf'), await page('spare')];
  return { product_id, book_id, page_id, spare_product_id, spare_course_id, spare_book_id, spare_page_id };
}
