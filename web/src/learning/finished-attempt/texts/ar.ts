import { isolated } from '../../../texts/formats/ar.ts';
import type { finishedAttempt as en } from './en.ts';

export const finishedAttempt: typeof en = {
  toGradebook: 'العودة إلى سجل الدرجات',
  reached: (name) => `بلغ ${isolated(name)} الدرجة المطلوبة.`,
  missed: (name) => `لم يبلغ ${isolated(name)} الدرجة المطلوبة.`,
  all: 'كل المحاولات',
};
