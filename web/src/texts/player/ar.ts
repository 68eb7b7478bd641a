// What those read who answer questions, or see what was answered, in Arabic.
import { durationText, isolated, listText, minutesText, percentText, plural } from '../formats/ar.ts';
import { oblique, points, questions } from '../formats/arabic-nouns.ts';
import type * as en from './en.ts';

export const attempt: typeof en.attempt = {
  conflict: {
    title: 'تغيّر في مكان آخر',
    text: 'أجبت عن هذه الأسئلة إجابات مختلفة على جهاز آخر أو في علامة تبويب أخرى. يمكنك اختيار النسخة التي تبقى لكل سؤال.',
    here: 'على هذا الجهاز',
    there: 'على الجهاز الآخر أو في علامة التبويب الأخرى',
    choose: 'استخدام هذه الإجابات',
    merged: 'أجبت أيضًا على جهاز آخر أو في علامة تبويب أخرى. كل ذلك موجود هنا الآن.',
  },
};

export const player: typeof en.player = {
  exitTitle: 'هل تريد الخروج من المشروع الدراسي؟',
  exitText: 'إجاباتك حتى الآن محفوظة. يمكنك المتابعة في أي وقت.',
  exitTitleOf: { BENCHMARK: 'هل تريد الخروج من الاختبار القبلي؟', SUMMARY: 'هل تريد الخروج من الاختبار البعدي؟' },
  exitTimed: 'إجاباتك حتى الآن محفوظة. يستمر الوقت في أثناء غيابك.',
  exitBefore: 'يمكنك بدؤه في أي وقت.',
  exit: 'خروج',
  continue: 'متابعة',
  saveProgress: 'حفظ التقدم',
  progressSaved: 'تم حفظ تقدمك!',
  notSavedYet: 'لم يُحفظ بعد.',
  saveFailed: 'عذرًا! حدث خطأ ما.',
  submitFailed:
    'عذرًا! حدث خطأ ما. يرجى المحاولة لاحقًا. إذا استمرت المشكلة فيُرجى تسجيل الخروج ثم الدخول مجددًا، أو التواصل مع الدعم الفني. إجاباتك محفوظة. يعود العمل في الغالب خلال دقيقة.',
  studyProject: 'المشروع الدراسي',
  notFound: 'تعذر العثور على المشروع الدراسي',
  scrollForMore: 'التمرير لرؤية المزيد',
  done: 'تم',
  noQuestions: 'عذرًا! لا توجد أسئلة. يرجى العودة لاحقًا. قد يعرف مدرسك الموعد.',
  timesUp: 'انتهى الوقت!',
  answered: 'مُجاب عنه',
  unanswered: 'بلا إجابة',
  review: 'مراجعة',
  submit: 'تسليم',
  backToCourse: 'العودة إلى الدورة',
  back: 'رجوع',
  next: 'التالي',
  facts: {
    questions: 'الأسئلة',
    time: 'الوقت',
    attempts: 'المحاولات حتى الآن',
    lesson: 'الدرس',
    latest: 'آخر نتيجة',
    minutes: minutesText,
    untimed: 'بلا حد',
  },
  caseQuestion: (number) => `الحالة ${number}`,
  reinforcementQuestion: (number) => `الحالة ${number}، تدريب`,
  keyElements: 'العناصر الأساسية',
  keyElementsText: 'اطلع عليها قبل الأسئلة.',
  completedTitle: (name) => `اكتمل: ${isolated(name)}`,
  completedText: 'نتيجتك محفوظة. يمكنك مراجعتها أو البدء من جديد في أي وقت.',
  startAgain: 'البدء من جديد',
  reviewAnswers: 'مراجعة الإجابات',
  backToResult: 'العودة إلى النتيجة',
  noAnswerGiven: 'لم تُجب.',
  caseStudy: (number) => `الحالة ${number}`,
  hint: 'تلميح',
  explanation: 'شرح',
  ownPage: 'فتح في صفحة مستقلة',
  noResource: 'لا توجد موارد بعد',
};

export const assessment: typeof en.assessment = {
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

export const finishedAttempt: typeof en.finishedAttempt = {
  toGradebook: 'العودة إلى سجل الدرجات',
  reached: (name) => `بلغ ${isolated(name)} الدرجة المطلوبة.`,
  missed: (name) => `لم يبلغ ${isolated(name)} الدرجة المطلوبة.`,
  all: 'كل المحاولات',
};

const placed = (item: string, place: number, total: number) => `${isolated(item)}، ${place} من ${total}`;

export const question: typeof en.question = {
  types: {
    MULTIPLE_CHOICE: 'اختيار من متعدد',
    SEQUENCE: 'ترتيب',
    TRUE_OR_FALSE: 'صواب أم خطأ',
    CORRECT_OR_INCORRECT: 'صحيح أم غير صحيح',
    MATCHING: 'مطابقة',
  },
  number: (number) => `السؤال ${number}`,
  outOf: (total) => `من ${total}`,
  noAnswers: 'لا توجد إجابات',
  selectAll: 'تحديد كل ما ينطبق.',
  answers: 'الإجابات',
  enlarge: (answer) => `تكبير صورة ${isolated(answer)}`,
  picture: (letter) => `صورة الإجابة ${isolated(letter)}`,
  yourAnswer: 'إجابتك',
  correctAnswer: 'الإجابة الصحيحة',
  true: 'صواب',
  false: 'خطأ',
  correct: 'صحيح',
  incorrect: 'غير صحيح',
  notYet: 'ليس صحيحًا بعد',
  hint: 'تلميح',
  openHint: 'فتح التلميح',
  openExplanation: 'فتح الشرح',
  steps: { CHECK: 'التحقق من الإجابة', RESET: 'المحاولة مجددًا', ADVANCE: 'متابعة', SUBMIT: 'تسليم الإجابات' },
  chooseFirst: 'يُرجى اختيار إجابة أولًا',
  placeFirst: 'حرّك عنصرًا أو احتفظ بهذا الترتيب',
  rowsOpen: (count) =>
    plural(count, {
      one: 'صف واحد بلا إجابة بعد',
      two: 'صفان بلا إجابة بعد',
      few: '# صفوف بلا إجابة بعد',
      many: '# صفًا بلا إجابة بعد',
      other: '# صف بلا إجابة بعد',
    }),
  lettersMissing: (count) =>
    plural(count, {
      one: 'مفهوم واحد بلا حرف بعد',
      two: 'مفهومان بلا حرف بعد',
      few: '# مفاهيم بلا حرف بعد',
      many: '# مفهومًا بلا حرف بعد',
      other: '# مفهوم بلا حرف بعد',
    }),
  triesLeft: (count) =>
    plural(count, {
      zero: 'لم تبقَ محاولات',
      one: 'بقيت محاولة واحدة',
      two: 'بقيت محاولتان',
      few: 'بقيت # محاولات',
      other: 'بقيت # محاولة',
    }),
  sequence: {
    instruction: 'يُرجى سحب العناصر إلى الترتيب الصحيح، أو استخدام الأسهم.',
    keepOrder: 'الاحتفاظ بهذا الترتيب',
    kept: 'تم الاحتفاظ بهذا الترتيب.',
    grip: (item) => `تحريك ${isolated(item)}`,
    gripHelp:
      'يُرجى الضغط على مفتاح المسافة لالتقاطه، ومفاتيح الأسهم لتحريكه، والمسافة مرة أخرى لإفلاته. يعيده مفتاح الهروب إلى مكانه.',
    up: (item) => `نقل ${isolated(item)} إلى أعلى`,
    down: (item) => `نقل ${isolated(item)} إلى أسفل`,
    lifted: (item, place, total) => `تم التقاط ${placed(item, place, total)}`,
    moved: placed,
    dropped: (item, place, total) => `تم إفلات ${placed(item, place, total)}`,
    putBack: (item, place, total) => `عاد ${placed(item, place, total)}`,
    givenOrder: 'ترتيبك',
    untouchedOrder: 'كما عُرض عليك',
    rightOrder: 'الترتيب الصحيح',
  },
  matching: {
    instruction: 'يُرجى سحب حرف إلى مفهوم، أو تحديد خانة ثم حرف.',
    concepts: 'المفاهيم',
    descriptions: 'الأوصاف',
    letters: 'الأحرف',
    emptySlot: (concept) => `${isolated(concept)}، بلا حرف`,
    filledSlot: (concept, letter) => `${isolated(concept)}، الحرف ${isolated(letter)}`,
    slotHelp: 'يُرجى كتابة حرف لوضعه. مفتاح الحذف الخلفي يمسحه.',
    letter: (letter, description) => `الحرف ${isolated(letter)}: ${isolated(description)}`,
    usedLetter: (letter, description) => `الحرف ${isolated(letter)}، مستخدم: ${isolated(description)}`,
    placed: (letter, concept) => `وُضع الحرف ${isolated(letter)} على ${isolated(concept)}`,
    swapped: (concept, other) => `تبادل حرفا ${isolated(concept)} و${isolated(other)} موضعيهما`,
    cleared: (concept) => `${isolated(concept)} بلا حرف`,
    waiting: (concept) => `${isolated(concept)} في انتظار حرف`,
    clear: (concept) => `مسح حرف ${isolated(concept)}`,
    rightLetter: (letter) => `الحرف الصحيح: ${isolated(letter)}`,
  },
};
