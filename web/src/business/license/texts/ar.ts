import { days, oblique, places } from '../../../texts/formats/arabic-nouns.ts';
import { dayText, isolated, namesText, plural } from '../../../texts/formats/ar.ts';
import type { license as en } from './en.ts';

export const license: typeof en = {
  notLoaded: 'تعذر تحميل التراخيص.',
  none: 'ليست لديك تراخيص حاليًا. يرجى التواصل مع فريق المبيعات للمساعدة',
  key: 'مفتاح الترخيص',
  keyOf: (name) => `مفتاح ${isolated(name)}`,
  active: 'نشط',
  daysLeft: (left) => `نشط، المتبقي ${plural(left, days)}`,
  expired: 'منتهي الصلاحية',
  quoted: 'عرض سعر',
  startsLater: 'يبدأ لاحقًا',
  activeNow: 'نشط الآن',
  startsOn: (day) => `يبدأ يوم ${dayText(day)}`,
  expiresOn: (day) => `تنتهي صلاحيته يوم ${dayText(day)}`,
  expiredOn: (day) => `انتهت صلاحيته يوم ${dayText(day)}`,
  requiresActivation: 'يتطلب التفعيل',
  products: namesText,
  practiceTests: 'يشمل اختبارات تدريبية خارجية',
  seatsUsed: (used, bought) => `المستخدم ${used} من ${plural(bought, oblique(places))}`,
};
