// What whoever teaches with files reads, and who writes about them, in Arabic.
import { isolated } from '../formats/ar.ts';
import type * as en from './en.ts';

export const instructorResource: typeof en.instructorResource = {
  types: {
    BENCHMARK: 'للاختبارات القبلية',
    LEARN_EXERCISE: 'لتمارين التعلُّم',
    APPLY_EXERCISE: 'لتمارين التطبيق',
    SUMMARY: 'للاختبارات البعدية',
    ANY: 'لأي درس',
  },
  none: 'لا توجد موارد بعد',
  download: 'تنزيل',
  downloadOf: (name) => `تنزيل ${isolated(name)}`,
  downloadAll: 'تنزيل الكل',
  size: (kilobytes) =>
    kilobytes < 1000
      ? `${kilobytes} كيلوبايت`
      : `${(kilobytes / 1000).toLocaleString('ar-u-nu-latn', { maximumFractionDigits: 1 })} ميغابايت`,
  saved: (name) => `حُفظ باسم ${isolated(name)}`,
  failed: (name) => `تعذر تنزيل ${isolated(name)}. يُرجى التحقق من الاتصال والضغط على «تنزيل» مرة أخرى.`,
};
