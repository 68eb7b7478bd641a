import { oblique, places } from '../../../texts/formats/arabic-nouns.ts';
import { dayText, isolated, plural } from '../../../texts/formats/ar.ts';
import type { salesQuestion as en } from './en.ts';

export const salesQuestion: typeof en = {
  askForMore: 'طلب المزيد',
  askForMoreOf: (license) => `طلب مقاعد أكثر من ${isolated(license)}`,
  ask: (manager) => (manager === null ? 'سؤال المبيعات' : `سؤال ${isolated(manager)}`),
  askAbout: (manager, member) =>
    manager === null ? `سؤال المبيعات عن ${isolated(member)}` : `سؤال ${isolated(manager)} عن ${isolated(member)}`,
  aboutTitle: (member) => `سؤال عن ${isolated(member)}`,
  aboutText: (manager) =>
    manager === null
      ? 'لا يمكنك تغيير هذا الشخص. يمكن ذلك لفريق مبيعات مؤسستك: قل ماذا تريد.'
      : `لا يمكنك تغيير هذا الشخص. يمكن ذلك لـ ${isolated(manager)}: قل ماذا تريد.`,
  seatsText: (manager) =>
    manager === null ? 'يصل سؤالك إلى فريق مبيعات مؤسستك.' : `يصل سؤالك إلى ${isolated(manager)} الذي يعتني بمؤسستك.`,
  fields: { seats: 'كم مقعدًا إضافيًا', what: 'ماذا تريد', note: 'ملاحظة' },
  send: 'إرسال',
  sent: (manager) => (manager === null ? 'أُرسل إلى فريق المبيعات' : `أُرسل إلى ${isolated(manager)}`),
  askedAlready: 'سُئل عن هذا من قبل',
  askedText: (person, day, count, manager) =>
    `سأل ${isolated(person)} عن هذا يوم ${dayText(day)}${
      count === null ? '' : ` وطلب زيادة ${plural(count, oblique(places))}`
    }. ${
      manager === null ? 'السؤال في قائمة فريق المبيعات.' : `السؤال في قائمة ${isolated(manager)}.`
    } لا حاجة إلى السؤال من جديد.`,
  close: 'إغلاق',
  person: (first, last) => `${first} ${last}`.trim(),
  leave: {
    title: 'هل تريد المغادرة من دون إرسال؟',
    text: 'ما أدخلته هنا لم يُرسل.',
    leave: 'مغادرة',
    stay: 'البقاء هنا',
  },
};
