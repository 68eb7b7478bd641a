import { plural } from '../../../texts/formats/en.ts';

export const cmsBook = {
  title: 'E-Books',
  notLoaded: 'The e-books could not be loaded.',
  none: 'There are no e-books yet.',
  ofProduct: (product: string, pages: number) => `${product} · ${plural(pages, { one: '# page', other: '# pages' })}`,
};
