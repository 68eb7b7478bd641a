import type { language as en } from './en.ts';

export const language: typeof en = {
  title: 'اللغة',
  notLoaded: 'تعذر تحميل هذه اللغة. يُرجى التحقق من الاتصال واختيارها مرة أخرى.',
};
