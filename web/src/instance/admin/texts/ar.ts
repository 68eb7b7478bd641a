import { oblique, users } from '../../../texts/formats/arabic-nouns.ts';
import { dayText, isolated, plural } from '../../../texts/formats/ar.ts';
import type { admin as en } from './en.ts';

const wrongPasswords = {
  zero: 'لا كلمات مرور خاطئة',
  one: 'كلمة مرور خاطئة واحدة',
  two: 'كلمتا مرور خاطئتان',
  few: '# كلمات مرور خاطئة',
  many: '# كلمة مرور خاطئة',
  other: '# كلمة مرور خاطئة',
};

export const admin: typeof en = {
  tabs: 'مجالات الدعم',
  renewals: 'التجديدات',
  users: 'المستخدمون',
  find: 'البحث عن اسم أو بريد إلكتروني',
  view: 'عرض',
  filter: 'الدور',
  all: 'الكل',
  clear: 'مسح',
  total: (count, more) => (more ? `أكثر من ${plural(count, oblique(users))}` : plural(count, users)),
  noResults: 'لا نتائج',
  invited: 'دعوات لأشخاص بلا حساب بعد',
  noUser: 'لا يوجد هذا المستخدم',
  usersNotLoaded: 'تعذر تحميل المستخدمين.',
  userNotLoaded: 'تعذر تحميل المستخدم.',
  moreResults: 'مزيد من النتائج',
  me: 'أنا',
  role: 'الدور',
  acts: 'الإجراءات',
  edit: 'تحرير',
  editThis: (name) => `تحرير ${isolated(name)}`,
  notOneself: 'لا يمكنك تحرير نفسك',
  aboveRank: 'صلاحيات هذا الشخص أكثر مما يمكن لدورك منحه',
  email: 'البريد الإلكتروني',
  verified: 'مؤكَّد',
  notVerified: 'غير مؤكَّد، لذلك تنتظر الدعوات',
  institutions: 'المؤسسات',
  noInstitutions: 'لا ينتمي إلى أي مؤسسة.',
  institution: 'المؤسسة',
  institutionNotLoaded: 'تعذر تحميل المؤسسة.',
  place: 'المكان',
  placeOf: (parts) => parts.map(isolated).join('، '),
  timeZone: 'المنطقة الزمنية',
  salesManager: 'مدير المبيعات',
  nobody: 'لا أحد',
  licenses: 'التراخيص',
  noLicenses: 'لا تراخيص',
  members: 'الأعضاء',
  person: (first, last) => `${first} ${last}`.trim(),
  groups: 'المجموعات',
  noGroups: 'لا ينتمي إلى أي مجموعة.',
  since: 'معروف منذ',
  seen: 'آخر زيارة',
  never: 'لم يزر بعد',
  day: dayText,
  access: {
    title: 'الدخول',
    lastSignIn: 'آخر تسجيل دخول',
    nothing: 'لم تُكتشف مشكلات في تسجيل الدخول.',
    noAccount: 'لم ينشئ أحد حسابًا بهذا العنوان.',
    signUp: (address) => `عليه اختيار «إنشاء حساب» في صفحة تسجيل الدخول وإدخال ${isolated(address)}.`,
    notVerified: 'العنوان غير مؤكَّد. تنتظر الدعوات والمجموعات تأكيده.',
    verify: 'يرسل «هل نسيت كلمة المرور؟» في صفحة تسجيل الدخول رابطًا إليه، ويؤكَّد العنوان بفتح الرابط.',
    verifyElsewhere: 'يؤكّده موفر الهوية الذي يسجّل الدخول به.',
    locked: (everywhere, time) =>
      everywhere
        ? `تُرفض كلمات المرور حتى ${isolated(time)} في كل مكان لم يُستخدم فيه الحساب من قبل.`
        : `تُرفض كلمات المرور حتى ${isolated(time)} في المكان الذي جُرّبت منه.`,
    unlock: 'تبقى المتصفحات المستخدمة من قبل صالحة. وكلمة مرور جديدة تتيح الدخول فورًا.',
    wrongTries: (count, everywhere) => {
      const tries = plural(count, wrongPasswords);
      return everywhere ? `${tries} من جميع الأماكن.` : `${tries} من مكان واحد.`;
    },
    forgotten: (time) =>
      `يُصفَّر العدّاد عند ${isolated(time)}. بعد 10 من مكان واحد، أو 100 من جميع الأماكن، تُرفض كلمات المرور حتى ذلك الوقت.`,
    refusedMail: (subject, day, reason) =>
      `رُفضت الرسالة «${isolated(subject)}» بتاريخ ${dayText(day)}: ${isolated(reason)}`,
    checkAddress: 'يُرجى التأكد من صحة العنوان. إن كان صحيحًا فعلى خادم بريده أن يقبل الرسائل من هنا.',
    refusedJoin: {
      FULL: (group, institution, day) =>
        `كانت ${isolated(group)} (${isolated(institution)}) ممتلئة بتاريخ ${dayText(day)}.`,
      CLOSED: (group, institution, day) =>
        `كانت ${isolated(group)} (${isolated(institution)}) مغلقة بتاريخ ${dayText(day)}.`,
      ENDED: (group, institution, day) =>
        `كانت ${isolated(group)} (${isolated(institution)}) منتهية بتاريخ ${dayText(day)}.`,
      LICENSE: (group, institution, day) =>
        `لم يكن لدى ${isolated(group)} (${isolated(institution)}) ترخيص صالح بتاريخ ${dayText(day)}.`,
      REMOVED: (group, institution, day) =>
        `أُزيل من ${isolated(group)} (${isolated(institution)}) وحاول الانضمام إليها بتاريخ ${dayText(day)}.`,
    },
    join: {
      FULL: 'يمكن للمدرس الرئيسي توسيع المجموعة.',
      CLOSED: 'يمكن للمدرس الرئيسي فتح المجموعة.',
      ENDED: 'يمكن للمدرس الرئيسي تمديد المجموعة أو ذكر مجموعة أخرى.',
      LICENSE: 'تحتاج المؤسسة إلى ترخيص صالح. يُرجى سؤال مدير مبيعاتها.',
      REMOVED: 'يمكن لمن يدرّس المجموعة إضافته من جديد.',
    },
    invited: (institution, role, day) =>
      `تدعوه ${isolated(institution)} حتى ${dayText(day)}. الدور: ${isolated(role)}.`,
    accept: 'تظهر الدعوة في القائمة تحت اسمه بعد تسجيل الدخول بهذا العنوان مؤكَّدًا.',
    over: (institution, day) => `انتهت صلاحية دعوة ${isolated(institution)} في ${dayText(day)}.`,
    resend: 'يمكن لإدارة المؤسسة إرسالها مرة أخرى.',
    issuer: (address) => `يسجّل هذا الشخص الدخول عند ${isolated(address)}، وهناك تُعاد كلمات المرور.`,
    handOut: 'تسليم رابط إعادة التعيين',
    handOutTitle: (name) => `هل تريد تسليم رابط إعادة تعيين لـ ${isolated(name)}؟`,
    handOutText: 'يعيّن الرابط كلمة مرور جديدة مرة واحدة وخلال ساعة، وينهي جميع جلسات الحساب. وتخبره رسالة بأنك أنشأته.',
    make: 'إنشاء الرابط',
    notMade: 'لم يُنشأ الرابط. يُرجى التحقق من اتصالك والمحاولة مرة أخرى.',
    madeTitle: (name) => `رابط إعادة التعيين لـ ${isolated(name)}`,
    madeText: (time) => `يعمل حتى ${isolated(time)} ولا يظهر إلا الآن. لا تعطه لأحد غيره.`,
    link: 'رابط إعادة التعيين',
    done: 'تم',
  },
  editTitle: 'تحرير المستخدم',
  save: 'حفظ',
  updated: 'حُدّث المستخدم بنجاح',
  failed: 'تعذر تحديث المستخدم. إذا استمرت المشكلة فيرجى الاتصال بقسم تقنية المعلومات',
  otherwise: (role) => `غيّر شخص آخر هذا الدور إلى ${isolated(role)} في هذه الأثناء. يُرجى الحفظ مرة أخرى لاستبداله.`,
  roles: {
    USER: 'مستخدم',
    SYSTEM_ADMIN: 'مدير النظام',
    TECH_SUPPORT: 'الدعم الفني',
    CONTENT_MANAGER: 'مدير المحتوى',
    CONTENT_DEVELOPER: 'مطوّر المحتوى',
    SALES_MANAGER: 'مدير مبيعات',
    CUSTOMER_SUCCESS: 'نجاح العملاء',
    DISTRIBUTOR: 'موزّع',
    RESELLER: 'معيد بيع',
    DEVELOPER: 'مطوّر',
    PRODUCT_MANAGER: 'مدير المنتج',
    CENTER_ADMIN: 'مدير المركز',
    STUDENT: 'متعلم',
    INSTRUCTOR: 'مدرس',
    MAIN_INSTRUCTOR: 'مدرس رئيسي',
  },
};
