import { plural } from '../../../texts/formats/ar.ts';
import type { media as english } from './en.ts';

export const media: typeof english = {
  drop: (count) => plural(count, { one: 'أفلِت ملفًا هنا، أو', other: 'أفلِت الملفات هنا، أو' }),
  choose: (count) => plural(count, { one: 'اختيار ملف', other: 'اختيار ملفات' }),
  chooseOther: 'اختيار ملف آخر',
  remove: 'إزالة',
  limits: (formats, megabytes) => `${formats}، حتى ${megabytes} ميغابايت`,
  discarded: 'سيُستبعد بعض العناصر لأنها ليست بالتنسيق المطلوب',
  onlyFirst: 'يُقبل هنا ملف واحد فقط: الأول.',
  empty: 'هذا الملف فارغ.',
  tooLarge: (megabytes) => `حجم هذا الملف أكبر من ${megabytes} ميغابايت.`,
  damaged: 'هذا الملف تالف ولا يمكن فتحه.',
  noCaptions: 'لا توجد في هذا الملف ترجمات نصية يمكن قراءتها.',
  sending: (name) => `جارٍ إرسال ${name}`,
  httpError: (status) => `خطأ HTTP:‏ ${status}`,
  invalidJson: 'JSON غير صالح',
  notSent: 'تعذّر إرسال الملف. تحقّق من الاتصال ثم حاول مجددًا.',
};
