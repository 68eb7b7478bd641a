import { dayText, isolated } from '../../../texts/formats/ar.ts';
import type { workingCopy as en } from './en.ts';

export const workingCopy: typeof en = {
  mark: { saved: 'حُفظت المسودة، لا يراها سواك', saving: 'جارٍ حفظ المسودة', failed: 'لم تُحفظ المسودة' },
  moment: (day, time) => `${dayText(day)}، ${isolated(time)}`,
  before: (moment) => (moment === null ? 'كتبت هذا على هذا الجهاز ولم تحفظه.' : `كتبت هذا ولم تحفظه: ${moment}.`),
  keptHere: 'هو محفوظ على هذا الجهاز ويُرسل عند عودة الاتصال.',
  notEvenHere: 'لا يحفظ هذا المتصفح شيئًا على هذا الجهاز: يُرجى ترك هذه الصفحة مفتوحة حتى يعود الاتصال.',
  discard: 'تجاهل العمل غير المحفوظ',
  notDiscarded: 'تعذر تجاهل ما كُتب. يُرجى المحاولة مجددًا عند عودة الاتصال.',
  others: 'من هنا أيضًا',
  name: (first, last) => `${first} ${last}`.trim(),
  isHere: (name) => `${isolated(name)}: مفتوح لديه الآن.`,
  holds: (name, moment) => `${isolated(name)}: كتب هنا دون حفظ منذ ${moment}.`,
  take: (name) => `أخذ ما كتبه ${isolated(name)}`,
  taken: (name) => `ما كتبه ${isolated(name)} موجود الآن في النموذج، وتبقى نسخته أيضًا.`,
  ownFirst: 'يُرجى حفظ ما كتبته هنا أو تجاهله أولًا.',
};
