// What those read who run the installation besides, in Arabic.
import { dayText, isolated } from '../formats/ar.ts';
import type * as en from './en.ts';

export * from '../audit/ar.ts';
export * from '../institution/ar.ts';
export * from '../renewal/ar.ts';
export * from '../staff/ar.ts';

const sized = (value: number, digits: number) => value.toLocaleString('en', { maximumFractionDigits: digits });

export const instance: typeof en.instance = {
  title: 'النظام',
  notLoaded: 'تعذر تحميل المهام والتخزين.',
  moment: (day, time) => `${dayText(day)}، ${time}`,
  checks: {
    title: 'الفحوص',
    again: 'إعادة الفحص',
    notLoaded: 'تعذر تحميل الفحوص.',
    states: { OK: 'سليم', WARNING: 'يحتاج إلى نظر', FAILED: 'خلل', UNKNOWN: 'غير معروف' },
    names: {
      settings: 'الإعدادات',
      port: 'المنفذ',
      folder: 'مجلد البيانات',
      disk: 'القرص',
      lock: 'قفل مجلد البيانات',
      database: 'قاعدة البيانات',
      version: 'الإصدار',
      columns: 'أعمدة الجداول',
      address: 'العنوان العام',
      issuer: 'تسجيل الدخول',
      keys: 'المفاتيح',
      mail: 'خادم البريد',
      media: 'مكتبة الوسائط',
      jobs: 'المهام المجدولة',
      backups: 'النسخ الاحتياطية',
    },
  },
  jobs: {
    title: 'المهام المجدولة',
    names: {
      remind_invited: 'تذكير المدعوين',
      forget_expired: 'تنظيف البيانات المنتهية',
      nightly_backup: 'إنشاء نسخة احتياطية واختبارها',
      end_groups: 'إنهاء المجموعات التي انقضى يومها الأخير',
      count_figures: 'حساب استخدام التراخيص',
      check_counters: 'التحقق من المجاميع',
      verify_audit_log: 'التحقق من سجل التدقيق',
      tell_of_renewals: 'إرسال رسائل التجديد',
    },
    states: {
      WANTED: 'مطلوب',
      NEVER: 'لم يُنفذ بعد',
      RUNNING: 'قيد التنفيذ',
      LATE: 'متأخر',
      FAILED: 'فشل',
      FOUND: 'وُجدت أخطاء',
      DONE: 'تم',
    },
    next: (moment) => `المرة القادمة: ${moment}.`,
    last: (moment) => `آخر نجاح: ${moment}.`,
    found: (faults) => `عدد الأخطاء التي وُجدت: ${faults}، ويسميها سجل الخادم.`,
    run: 'تنفيذ الآن',
    retry: 'إعادة المحاولة',
    ofJob: (act, job) => `${act}: ${job}`,
    asked: (job) => `طُلب: ${job}. يبدأ خلال ثوانٍ.`,
  },
  mails: {
    title: 'رسائل لم تُرسل',
    sums: (waiting, givenUp, refused, sent) =>
      [`في الانتظار: ${waiting}`, `تُرك إرسالها: ${givenUp}`, `مرفوضة: ${refused}`, `أُرسلت خلال 24 ساعة: ${sent}`].join(
        ' · ',
      ),
    none: 'أُرسلت كل الرسائل.',
    notLoaded: 'تعذر تحميل الرسائل.',
    more: 'عرض المزيد من النتائج',
    shown: (count, more) => (more ? `الرسائل المعروضة: ${count}، وهناك المزيد` : `الرسائل المعروضة: ${count}`),
    states: { WAITING: 'في الانتظار', SENDING: 'في الطريق', GIVEN_UP: 'تُرك إرسالها', REFUSED: 'مرفوضة' },
    tried: (moment, tries) => `كُتبت يوم ${moment}، عدد المحاولات: ${tries}`,
    goesOut: (moment) => `تُرسل ابتداءً من ${moment}.`,
    retry: 'إعادة المحاولة',
    retryThis: (address) => `إعادة المحاولة: الرسالة إلى ${isolated(address)}`,
    retried: 'تُعاد المحاولة خلال ثوانٍ.',
    drop: 'حذف',
    dropThis: (address) => `حذف الرسالة إلى ${isolated(address)}`,
    dropTitle: (address) => `أتريد حذف الرسالة إلى ${isolated(address)}؟`,
    dropText: 'لن تُرسل أبدًا. ومن ينتظرها يجب إخباره بطريقة أخرى.',
    dropped: 'حُذفت الرسالة.',
    gone: 'لم تعد هذه الرسالة في صندوق الصادر.',
  },
  storage: {
    title: 'التخزين والنسخ الاحتياطي',
    database: 'قاعدة البيانات',
    media: 'مكتبة الوسائط',
    free: 'المساحة الخالية على القرص',
    unknown: 'غير معروف',
    size: (bytes) => isolated(bytes < 1e9 ? `${sized(bytes / 1e6, 0)} ميغابايت` : `${sized(bytes / 1e9, 1)} غيغابايت`),
    verified: 'آخر استعادة تم التحقق منها',
    never: 'لم تُستعد أي نسخة احتياطية بعد.',
    restored: (moment, rows, gradebooks) => `${moment}: الصفوف ${rows} وسجلات الدرجات ${gradebooks} كما كانت`,
    off: 'لا نسخة احتياطية ليلًا',
    howOn: (setting) => `يُرجى تعيين ${isolated(setting)} لإنشاء نسخة احتياطية واختبارها كل ليلة.`,
    outcomes: {
      MADE: (moment) => `لم يتم التحقق منها، ${moment}`,
      FAILED: (moment) => `فشلت، ${moment}`,
    },
    missing: (files) => `ملفات الوسائط المفقودة: ${files}`,
    whichMissing: (command) =>
      `النسخة الأخيرة تحوي كل ما كان موجودًا؛ ويسمّي الأمر ${isolated(command)} على الخادم الملفات الغائبة.`,
  },
};
