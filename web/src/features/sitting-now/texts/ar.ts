import { durationText, isolated, minutesText } from '../../../texts/formats/ar.ts';
import type { sittingNow as en } from './en.ts';

export const sittingNow: typeof en = {
  title: 'يؤدون الآن',
  nobody: 'لا أحد يؤدي تقييمًا الآن.',
  count: (count) => `عدد التقييمات الجارية: ${count}`,
  notLoaded: 'تعذّر تحميل التقييمات الجارية.',
  noReply: 'لا يوجد رد.',
  knownSince: (seconds) => `آخر تحديث قبل ${durationText(seconds)}.`,
  learner: 'المتعلم',
  question: 'السؤال',
  questionOf: (question, questions) => `السؤال ${question} من ${questions}`,
  left: 'الوقت المتبقي',
  noClock: 'بلا حد للوقت',
  over: 'انتهى',
  added: (minutes) => `أُضيف: ${minutesText(minutes)}`,
  saved: 'آخر حفظ',
  savedAgo: (seconds) => (seconds < 1 ? 'حُفظ الآن' : `حُفظ قبل ${durationText(seconds)}`),
  choose: (name) => `اختيار ${isolated(name)}`,
  chooseAll: 'اختيار كل من لديهم حد للوقت',
  chosen: (count) => `المختارون: ${count}`,
  minutes: 'وقت أكثر',
  some: minutesText,
  add: 'إضافة',
  wereAdded: (count, minutes) => `أُضيف لكل متعلم: ${minutesText(minutes)}، وعددهم ${count}`,
  wereOver: (added, count) => `${added}. تقييمات كانت قد انتهت: ${count}.`,
  allOver: 'انتهت هذه التقييمات بالفعل. لم يُضَف شيء.',
};
