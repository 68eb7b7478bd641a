export const spreadsheet = {
  template: 'حفظ نموذج',
  drop: 'أفلت ملفًا هنا أو اختر ملفًا.',
  choose: 'اختيار ملف',
  chooseOther: 'اختيار ملف آخر',
};
