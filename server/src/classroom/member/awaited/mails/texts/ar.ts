import { pluralIn } from '../../../../../base/mail/plural-in.ts';
import type { en } from './en.ts';

const plural = pluralIn('ar');

export const ar: typeof en = {
  subject: (institution, group) =>
    `انضمامك إلى ${group || 'مجموعتك'}${institution ? ` في ${institution}` : ''} على Lectern`,
  hello: (person) => (person ? `مرحبًا ${person}،` : 'مرحبًا،'),
  awaits: (institution, group) =>
    `أُضيف اسمك من ${institution || 'إحدى المؤسسات'} إلى قائمة ${group ? `المجموعة ${group}` : 'إحدى المجموعات'} على Lectern.`,
  days: (from, until) => `من ${from} إلى ${until}`,
  courses: (courses) => plural(courses, { one: 'الدورة', two: 'الدورتان', other: 'الدورات' }),
  main: 'المدرّس الرئيسي',
  signIn: (email) =>
    `لفتح المجموعة: الدخول عبر هذا الرابط بالعنوان ${email}. من لا حساب له بعد يمكنه إنشاء حساب بهذا العنوان. بعد ذلك يتم الانضمام إلى المجموعة من تلقاء نفسه:`,
  notYou: (institution) => `إن لم تكن لك صلة بـ${institution || 'هذه المؤسسة'} فلا حاجة إلى فعل أي شيء.`,
};
