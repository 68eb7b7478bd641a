import { plural } from '../../../texts/formats/ar.ts';
import { rowsOf } from './arabic-rows.ts';
import type { spreadsheet as en } from './en.ts';

export const spreadsheet: typeof en = {
  template: 'حفظ نموذج',
  drop: 'أفلت ملفًا هنا أو اختر ملفًا.',
  choose: 'اختيار ملف',
  chooseOther: 'اختيار ملف آخر',
  email: 'البريد الإلكتروني',
  linesTitle: 'كل صفوف الملف',
  all: 'الكل',
  line: 'الصف',
  person: 'الشخص',
  outcome: 'ما يحدث',
  more: (count) => `عرض ${plural(count, rowsOf)} أخرى`,
};
