import { dayText, isolated } from '../../../texts/formats/ar.ts';
import type { myWork as en } from './en.ts';

export const myWork: typeof en = {
  notLoaded: 'تعذر تحميل عملك.',
  none: 'لا شيء لديك غير مكتمل: كل شيء محفوظ، ولا شيء ينتظر النشر.',
  typed: 'لم يُحفظ',
  typedText: 'لا يراه سواك. افتحه لتتابعه أو تحفظه أو تتجاهله.',
  waiting: 'بانتظار النشر',
  newItem: (kind) => `جديد: ${kind}`,
  keptOn: (day, time) => `${dayText(day)}، ${isolated(time)}`,
};
