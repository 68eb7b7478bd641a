import { isolated } from '../../../texts/formats/ar.ts';
import type { cmsItem as en } from './en.ts';

export const cmsItem: typeof en = {
  notLoaded: 'تعذر تحميل هذا الجزء من الدورة.',
  readThrough: 'قراءة كاملة',
  state: {
    publish: 'نشر',
    unpublish: 'إلغاء النشر',
    delete: 'حذف',
    hidden: {
      lesson: 'منشور ومخفي: الدرس مسودة',
      course: 'منشور ومخفي: الدورة مسودة',
      product: 'منشور ومخفي: المنتج مسودة',
    },
    inNoGroup: 'ليس في أي مجموعة',
    publishedNow: (name) => `تم نشر ${isolated(name)}.`,
    draftNow: (name) => `أصبح ${isolated(name)} مسودة من جديد.`,
    deleted: (name) => `تم حذف ${isolated(name)}.`,
  },
  form: {
    save: 'حفظ',
    saved: (name) => `تم حفظ ${isolated(name)}.`,
    name: 'الاسم',
    logo: 'الشعار',
    description: 'الوصف',
    descriptionHelp: (longest) => `لا يزيد على ${longest} حرفًا.`,
    order: 'ترتيب العرض',
    orderHelp: 'عدد صحيح. تنزل العناصر التالية موضعًا واحدًا.',
  },
};
