import { isolated, plural } from '../../../texts/formats/ar.ts';
import type { shell as en } from './en.ts';

export const shell: typeof en = {
  product: 'Lectern',
  skipToContent: 'الانتقال إلى المحتوى',
  navigation: 'الرئيسي',
  openNavigation: 'فتح التنقل',
  signIn: 'تسجيل الدخول',
  myAccount: 'حسابي',
  logout: 'تسجيل الخروج',
  home: 'الصفحة الرئيسية',
  contentManagement: 'إدارة المحتوى',
  salesManagement: 'إدارة المبيعات',
  adminDashboard: 'لوحة الإدارة',
  profile: (name) => `ملف ${isolated(name)}`,
  invitedProfile: (name, invitations) =>
    `ملف ${isolated(name)}، ${plural(invitations, {
      zero: 'لا دعوات من مؤسسات',
      one: 'دعوة واحدة من مؤسسة',
      two: 'دعوتان من مؤسسات',
      few: '# دعوات من مؤسسات',
      other: '# دعوة من مؤسسات',
    })}`,
  appearance: 'المظهر',
  schemes: { light: 'فاتح', dark: 'داكن', auto: 'النظام' },
  notFound: 'هذه الصفحة غير موجودة',
  notFoundText: 'ربما كُتب العنوان خطأً، أو نُقلت الصفحة.',
  notLoaded: {
    page: 'تعذر تحميل هذه الصفحة.',
    groups: 'تعذر تحميل المجموعات.',
    group: 'تعذر تحميل المجموعة.',
    course: 'تعذر تحميل الدورة.',
    gradebook: 'تعذر تحميل سجل الدرجات.',
    materials: 'تعذر تحميل المواد الدراسية.',
    exercise: 'تعذر تحميل التمرين.',
    latest: 'قد لا يكون المعروض هنا هو الأحدث.',
  },
  pageFailed: 'تعذر عرض هذه الصفحة',
  toHome: 'الذهاب إلى الصفحة الرئيسية',
  signsOutLater: 'لا يوجد اتصال. يتم تسجيل خروجك فور عودته؛ يُرجى إبقاء هذه الصفحة مفتوحة.',
  notKept:
    'لا يحفظ هذا المتصفح شيئًا من Lectern. يعمل في علامة التبويب هذه؛ إعداداتك والإجابات التي لم تُرسل بعد تضيع عند إغلاقها.',
  unsent: {
    title: 'لم تُرسل بعض الإجابات',
    text: 'تعذر إرسالها قبل تسجيل الخروج. إذا سجّلت الخروج الآن فستُحذف من هذا الجهاز:',
    elsewhere: 'إجابات أُعطيت في علامة تبويب أخرى',
    stay: 'البقاء مسجَّل الدخول',
    delete: 'الحذف وتسجيل الخروج',
  },
};
