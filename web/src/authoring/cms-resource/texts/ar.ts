import { isolated } from '../../../texts/formats/ar.ts';
import type { cmsResource as en } from './en.ts';

export const cmsResource: typeof en = {
  notLoaded: 'تعذر تحميل موارد المدرّسين.',
  add: 'إضافة ملف',
  editTitle: 'تحرير الملف',
  edit: (name) => `تحرير ${isolated(name)}`,
  remove: (name) => `حذف ${isolated(name)}`,
  file: 'الملف',
  missing: 'الملف مطلوب',
  name: 'الاسم',
  nameHelp: 'يحفظ المدرّسون الملف بهذا الاسم.',
  type: 'النوع',
  lesson: 'الدرس',
  noLesson: 'لا درس بعينه',
  order: 'الترتيب',
  orderHelp: 'تُرتَّب ملفات النوع والدرس الواحد بالرقم الوارد في أسمائها، ثم بهذا الرقم.',
  description: 'الوصف',
  added: 'تمت إضافة الملف.',
  saved: 'تم حفظ الملف.',
  notSaved: 'تعذر حفظ الملف. ما أدخلته باقٍ هنا؛ يُرجى التحقق من الاتصال والحفظ مرة أخرى.',
  deleteText: 'لن يستطيع المدرّسون تنزيله بعد الآن. يعود بالتراجع.',
  deleted: (name) => `تم حذف ${isolated(name)}.`,
  notDeleted: 'تعذر حذف الملف. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.',
};
