import { oblique, points, questions } from '../../../texts/formats/arabic-nouns.ts';
import { durationText, isolated, listText, minutesText, percentText, plural } from '../../../texts/formats/ar.ts';
import type { assessment as en } from './en.ts';

export const assessment: typeof en = {
  level: (level) => `المستوى ${level}`,
  timesOver: 'عند انتهاء الوقت تُسلَّم إجاباتك المحفوظة. يستمر الوقت في أثناء غيابك.',
  noTimeLimit: 'لا يوجد حد زمني. يمكنك المغادرة والمتابعة في أي وقت.',
  once: 'يمكنك أداؤه مرة واحدة.',
  onceMore: 'يسمح لك مدرسك بمحاولة أخرى.',
  untilPassed: (line) => `يمكنك إعادته حتى تبلغ ${line}%، بقدر ما تسمح به مجموعتك.`,
  leftOutComplete: (level) => `المستوى ${level} غير مشمول: لقد اكتمل.`,
  leftOutLocked: (level, reason) => `المستوى ${level} غير مشمول: ${isolated(reason)}`,
  percentOf: percentText,
  minutesAdded: (minutes) => `أُضيف إلى وقتك: ${minutesText(minutes)}.`,
  minutesWithExtra: (minutes, extra) => `${minutes} د: ${isolated(`${minutes - extra} + ${extra}`)} لك`,
  reviewTitle: 'مراجعة إجاباتك',
  answeredOf: (answered, total) => `المُجاب عنه: ${answered} من ${total}.`,
  areUnanswered: (count) => `بلا إجابة: ${count}`,
  countIncorrect: (count) =>
    plural(count, {
      one: 'ويُحسب خاطئًا.',
      two: 'ويُحسبان خاطئين.',
      other: 'وتُحسب خاطئة.',
    }),
  all: (count) => `الكل ${count}`,
  unansweredCount: (count) => `بلا إجابة ${count}`,
  show: 'إظهار',
  columns: { number: '#', question: 'السؤال', lesson: 'الدرس', status: 'الحالة', act: 'الإجراء' },
  reviewQuestion: (number) => `مراجعة السؤال ${number}`,
  noneUnanswered: 'أُجيب عن كل الأسئلة.',
  canChange: 'يمكنك تغيير أي إجابة حتى تُسلِّم.',
  toQuestions: 'العودة إلى الأسئلة',
  toReview: 'العودة إلى المراجعة',
  submitUnanswered: (count) => `هل تريد التسليم مع ترك ${plural(count, oblique(questions))} بلا إجابة؟`,
  submitUnansweredText: 'تُحسب الأسئلة التي بلا إجابة خاطئة. لا يمكنك تغيير إجاباتك بعد ذلك.',
  submitting: 'يجري تسليم إجاباتك.',
  submittedNow: 'تم تسليم إجاباتك.',
  resultIs: (percent) => `النتيجة: ${percentText(percent)}.`,
  whatCounted: 'ما احتُسب',
  seeResult: 'عرض النتيجة',
  tryAgain: 'المحاولة مجددًا',
  noConnection: 'لا يوجد اتصال. تُرسل إجاباتك فور عودته.',
  serverFault: 'حدث خطأ في الخادم. تُرسل إجاباتك مرة أخرى تلقائيًا؛ يُرجى إبقاء هذه الصفحة مفتوحة.',
  submitsWhenBack: 'لا يوجد اتصال. يتم التسليم فور عودة الاتصال؛ يُرجى إبقاء هذه الصفحة مفتوحة.',
  countedInTime: (numbers) => `ما حُفظ في الوقت واحتُسب: ${questionsText(numbers)}.`,
  noneInTime: 'لم تُحفظ أي إجابة في الوقت.',
  noOtherInTime: 'لم تُحفظ أي إجابة أخرى في الوقت.',
  stillCounts: (numbers, seconds) =>
    `لم يُرسل بعد: ${lastAnswersText(numbers)}. يُحتسب ذلك إذا عاد الاتصال في غضون ${durationText(seconds)}.`,
  unconfirmed: (numbers) =>
    `لم يُؤكَّد في الوقت: ${lastAnswersText(numbers)}. لا يُحتسب ذلك، إلا إذا وصل قبيل انقطاع الاتصال أو أُضيفت دقائق بعد ذلك.`,
  tooLate: (numbers) => `وصل متأخرًا ولا يُحتسب: ${lastAnswersText(numbers)}.`,
  keptForInstructor: 'تم حفظها: ما زال بإمكان من يدرّسك احتسابها.',
  lateAnswers: {
    waiting: (numbers) => `وصلت متأخرة: ${lastAnswersText(numbers)}. القرار في احتسابها لمن يدرّسك.`,
    taken: (numbers, before, after) =>
      `تم احتساب ما وصل متأخرًا، ${lastAnswersText(numbers)}: ‏${percentText(before)} من قبل، و${percentText(after)} الآن.`,
    left: (numbers, before, after) =>
      `لم يتم احتساب ما وصل متأخرًا، ${lastAnswersText(numbers)}: ‏${percentText(before)} من دونه، و${percentText(after)} معه.`,
  },
  becomes: {
    moved: (group) => `أصبح مكانك الآن في المجموعة ${group}. يمكنك المتابعة هنا: تُحفظ إجاباتك هناك.`,
    closedSaved: 'تم إغلاق هذه المجموعة. يمكنك المتابعة حتى ينتهي وقتك: تُحفظ إجاباتك وتُصحح.',
    closed: 'تم إغلاق هذه المجموعة. ما تم حفظه يبقى. يمكنك المتابعة بعد أن يفتحها من يدرّسك.',
    removedSaved:
      'تمت إزالتك من هذه المجموعة. يمكنك المتابعة حتى ينتهي وقتك: تُحفظ إجاباتك وتُصحح. يُرجى إبقاء هذه الصفحة مفتوحة: لا يمكن فتح الأسئلة مرة أخرى.',
    removed: 'تمت إزالتك من هذه المجموعة. ما تم حفظه يبقى ولا يُحفظ شيء آخر. يمكنك سؤال من يدرّسك.',
  },
  earlierCounts: (numbers) => `يُحتسب ما حُفظ قبل ذلك: ${questionsText(numbers)}.`,
  byTimer: 'انتهى الوقت. سُلِّمت إجاباتك المحفوظة.',
  /** After a summary. */
  stillAsked: 'ترى الإجابات الصحيحة عندما لا يمكن أن تُطرح هذه الأسئلة مجددًا.',
  withheld: {
    STILL_ASKED: 'ترى الإجابات الصحيحة بعد الاختبار البعدي، عندما لا يمكن أن تُطرح هذه الأسئلة مجددًا.',
    NEVER: 'لا يعرض مدرسك الإجابات الصحيحة في هذه المجموعة.',
  },
  benchmarkWas: (name, percent) => `${isolated(name)}: ${percentText(percent)}.`,
  gained: (gain) => `كسبت ${plural(gain, oblique(points))}.`,
  same: 'درجتك لم تتغير.',
  lower: (loss) => `هذا أقل هذه المرة بمقدار ${plural(loss, oblique(points))}.`,
};

function lastAnswersText(numbers: readonly number[]): string {
  return `${plural(numbers.length, { one: 'آخر إجابة لك عن', other: 'آخر إجاباتك عن' })} ${questionsText(numbers)}`;
}

function questionsText(numbers: readonly number[]): string {
  const list = listText(numbers.map(String));
  return plural(numbers.length, { one: `السؤال ${list}`, two: `السؤالين ${list}`, other: `الأسئلة ${list}` });
}
