import type { en } from './en.ts';

export const ar: typeof en = {
  file: 'سجل التدقيق',
  heads: {
    ENTRY: 'القيد',
    AT: 'الوقت (التوقيت العالمي)',
    ACTION: 'الإجراء',
    ACTOR_TYPE: 'نوع الشخص',
    ACTOR_ID: 'معرّف الشخص',
    ACTOR: 'الشخص',
    OBJECT_TYPE: 'نوع العنصر',
    OBJECT_ID: 'معرّف العنصر',
    OBJECT: 'العنصر',
    INSTITUTION: 'المؤسسة',
    BEFORE: 'قبل',
    AFTER: 'بعد',
    UNDOES: 'يتراجع عن',
    UNDONE_BY: 'تراجع عنه',
    ADDRESS: 'عنوان الشبكة',
  },
};
