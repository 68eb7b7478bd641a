// What those read who look after learners, in Arabic.
import { dayText, isolated, percentText, plural } from '../formats/ar.ts';
import { days as dayNouns, oblique } from '../formats/arabic-nouns.ts';
import type * as en from './en.ts';

const daysText = (days: number) => plural(days, oblique(dayNouns));

export const attention: typeof en.attention = {
  title: 'متعلمون يحتاجون إلى اهتمام',
  notLoaded: 'تعذر تحميل المتعلمين الذين يحتاجون إلى اهتمام.',
  nobody: 'لا يحتاج أي متعلم إلى اهتمام الآن.',
  rules: {
    NOT_STARTED: 'لم يبدأ بعد',
    QUIET: 'لا نشاط',
    FAILED_TWICE: 'أخفق مرتين',
    LATE_FOR_END: 'متأخر',
  },
  notStarted: (days, since) => `لم يبدأ بعد؛ البدء متاح منذ ${daysText(days)}، في ${dayText(since)}.`,
  quiet: (days, since) => `لا نشاط منذ ${daysText(days)}، منذ ${dayText(since)}.`,
  failedTwice: (level, before, last, on) =>
    `الاختبار البعدي، المستوى ${level}: ${percentText(before)} ثم ${percentText(last)}، في ${dayText(on)}.`,
  late: (days, finished, total) =>
    `تنتهي المجموعة ${days === 0 ? 'اليوم' : `بعد ${daysText(days)}`}؛ المشاريع الدراسية المنجزة: ${finished} من ${total}.`,
  pace: (days) => `بهذه الوتيرة يحتاج الباقي إلى ${daysText(days)}.`,
  showAll: (count) => `عرض الكل (${count})`,
  addressOf: (name) => `عنوان ${isolated(name)}`,
  copyAll: (count) => `نسخ العناوين (${count})`,
  copied: (count) => `نُسخت العناوين (${count})`,
  putOff: 'تأجيل',
  putOffOne: (name) => `تأجيل ${isolated(name)}`,
  putOffText: 'حتى ذلك الحين لا يظهر في هذه القائمة لأي من يدرّس هذه المجموعة. ويعيده سبب آخر إليها فورًا.',
  howLong: 'المدة',
  forDays: (days) => plural(days, dayNouns),
  untilDay: 'حتى تاريخ معين',
  day: 'يعود إلى القائمة في',
  dayWrong: 'يُرجى اختيار يوم بعد اليوم، خلال سنة.',
  wasPutOff: (name, until) => `أُجّل ${isolated(name)} حتى ${dayText(until)}`,
  offUntil: (until) => `مؤجل حتى ${dayText(until)}`,
  showPutOff: (count) => `عرض المؤجلين (${count})`,
  hidePutOff: 'إخفاء المؤجلين',
  takeBack: 'إظهار من جديد',
  takeBackOne: (name) => `إظهار ${isolated(name)} من جديد`,
  wasTakenBack: (name) => `عاد ${isolated(name)} إلى القائمة`,
};
