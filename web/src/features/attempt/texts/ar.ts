import type { attempt as en } from './en.ts';

export const attempt: typeof en = {
  conflict: {
    title: 'تغيّر في مكان آخر',
    text: 'تغيّر هذا في مكان آخر في هذه الأثناء. المعروض هو النسخة الأحدث. أجبت على هذا الجهاز إجابة مختلفة:',
    here: 'على هذا الجهاز',
    newer: 'النسخة الأحدث',
    ours: 'استخدام إجابات هذا الجهاز',
    theirs: 'الاحتفاظ بالنسخة الأحدث',
  },
};
