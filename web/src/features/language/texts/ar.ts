import type { language as en } from './en.ts';

export const language: typeof en = {
  title: 'اللغة',
  notLoaded: 'تعذر تحميل هذه اللغة. تحقق من الاتصال واخترها مرة أخرى.',
};
