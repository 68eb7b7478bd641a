import { isolated, plural } from '../../../texts/formats/ar.ts';
import { pages as pagesCounted } from '../../../texts/formats/arabic-nouns.ts';
import type { cmsBook as en } from './en.ts';

export const cmsBook: typeof en = {
  title: 'الكتب الإلكترونية',
  notLoaded: 'تعذر تحميل الكتب الإلكترونية.',
  none: 'لا توجد كتب إلكترونية بعد.',
  ofProduct: (product, pages) => `${isolated(product)} · ${plural(pages, pagesCounted)}`,
};
