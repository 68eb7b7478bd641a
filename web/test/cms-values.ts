/** A product as the list of content management shows it. */
export const productOf = (values: Record<string, unknown> = {}) => ({
  id: 'p1',
  version: 1,
  name: 'Digital Literacy',
  color: '#0f766e',
  logo: null,
  published: true,
  courses: [cmsCourseOf()],
  ...values,
});

/** One of its courses. */
export const cmsCourseOf = (values: Record<string, unknown> = {}) => ({
  id: 'c1',
  name: 'Living Online',
  logo: null,
  description: 'How to live online.',
  levels: 3,
  language: 'en',
  display_order: 1,
  published: false,
  number_of_lessons: 12,
  ...values,
});

/** An e-book of the list. */
export const bookOf = (values: Record<string, unknown> = {}) => ({
  id: 'b1',
  version: 1,
  name: 'Networks at home',
  language: 'en',
  number_of_pages: 2,
  product: { id: 'p1', name: 'Digital Literacy', color: '#0f766e' },
  ...values,
});

/** A lesson that is free or could be. */
export const freeOfferOf = (values: Record<string, unknown> = {}) => ({
  id: 'l1',
  name: 'Networks',
  course_name: 'Living Online',
  language: 'en',
  product: { id: 'p1', name: 'Digital Literacy' },
  shown: true,
  offered: false,
  levels: [] as object[],
  ...values,
});
