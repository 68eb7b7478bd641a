import { plural } from '../../../texts/formats/es.ts';
import type { cmsBook as en } from './en.ts';

export const cmsBook: typeof en = {
  title: 'Libros electrónicos',
  notLoaded: 'No se pudieron cargar los libros electrónicos.',
  none: 'Todavía no hay libros electrónicos.',
  ofProduct: (product, pages) => `${product} · ${plural(pages, { one: '# página', other: '# páginas' })}`,
};
