// What people read who look into a gradebook or at an attempt in it, in Arabic.
import { dayText, isolated, percentText, plural } from '../formats/ar.ts';
import { learners, lessons, oblique, questions } from '../formats/arabic-nouns.ts';
import { gainFormats } from '../formats/gain-formats.ts';
import type * as en from './en.ts';

export * from '../resources/ar.ts';

export const anotherAttempt: typeof en.anotherAttempt = {
  allow: 'السماح بمحاولة أخرى',
  allowAt: (exercise) => `السماح بمحاولة أخرى: ${isolated(exercise)}`,
  title: 'هل تسمح بمحاولة أخرى؟',
  text: (learner, exercise) =>
    `يمكن للمتعلم ${isolated(learner)} أداء «${isolated(exercise)}» مرة أخرى. تُحفظ المحاولة السابقة مع السبب، وتُحتسب نتيجتها إلى أن تُسلَّم المحاولة الجديدة.`,
  reason: 'السبب',
  reasonHelp: 'يُحفظ مع المحاولة السابقة. لا يراه المتعلم.',
  required: 'السبب مطلوب',
  submit: 'سماح',
  done: (learner) => `يمكن للمتعلم ${isolated(learner)} بدء محاولة أخرى`,
  notPossible: 'يمكن للمتعلم بالفعل بدء محاولة أو متابعتها.',
  taken: 'سُمح بمحاولة أخرى بالفعل.',
  kept: (by, day, used) =>
    `${used ? 'محاولة أخرى بعدها' : 'سُمح بمحاولة أخرى ولم تبدأ بعد'}: ${isolated(by)}، ${dayText(day)}`,
  leave: {
    title: 'هل تريد المغادرة من دون حفظ؟',
    text: 'ما أدخلته هنا غير محفوظ.',
    leave: 'مغادرة',
    stay: 'متابعة التحرير',
  },
};

const { pointsText, ratioText } = gainFormats('ar-u-nu-latn');

const pointsApart = (points: number) =>
  points === 0 ? 'النقاط نفسها' : `${points > 0 ? 'بزيادة' : 'بنقصان'} نقاط عددها ${Math.abs(points)}`;
const likely = (low: number, high: number) =>
  low >= 0
    ? `، على الأرجح بزيادة من ${low} إلى ${high}`
    : high <= 0
      ? `، على الأرجح بنقصان من ${-high} إلى ${-low}`
      : `، على الأرجح بين نقصان ${-low} وزيادة ${high}`;

export const gradebook: typeof en.gradebook = {
  noCourse: 'لم تُحدَّد دورة',
  noResults: 'لا نتائج',
  course: 'الدورة',
  chooseCourse: 'اختيار دورة',
  level: 'المستوى',
  findLearner: 'البحث عن متعلم',
  found: (found, all) => `${found} من ${plural(all, oblique(learners))}`,
  noLearners: 'لم ينضم أي متعلم إلى هذه المجموعة بعد.',
  learnerName: (first, last) => [last, first].filter((name) => name !== '').join('، '),
  fullName: (first, last) => `${first} ${last}`.trim(),
  grid: 'المتعلمون والتمارين',
  learner: 'المتعلم',
  noUser: 'لا يوجد مستخدم',
  progress: 'التقدم',
  progressIs: 'التقدم، متوسط الدروس',
  time: 'الوقت',
  benchmark: 'الاختبار القبلي',
  summary: 'الاختبار البعدي',
  project: (number) => `المشروع ${number}`,
  projectOfLevel: (level, number) => `م${level} · المشروع ${number}`,
  headName: (label, name) => `${isolated(label)}، ${isolated(name)}`,
  inLesson: (lesson, exercise) => `${isolated(lesson)} – ${isolated(exercise)}`,
  atLevel: (exercise, level) => `${isolated(exercise)} (المستوى ${level})`,
  unpublishedName: (exercise) => `${isolated(exercise)}، غير منشور`,
  shown: (found, all) => (found === all ? `${all}` : `${found} من ${all}`),
  doneOf: (done, total) => `${done}/${total}`,
  score: percentText,
  low: (score, line) => `${score}، أقل من ${line}`,
  full: (score) => `${score}، كله صحيح`,
  unpublished: (score) => `${score}، غير منشور`,
  inProgress: (done, total) => `قيد التنفيذ، ${done} من ${total}`,
  openName: (done, total) => `${done}/${total}، قيد التنفيذ`,
  notStarted: 'لم يبدأ',
  nothingToComplete: 'لا شيء لإكماله',
  tip: {
    correct: (corrects, total, percent) => `الصحيح ${corrects} من ${total} (${percentText(percent)})`,
    firstTry: (corrects, total, percent) => `من أول محاولة: ${corrects} من ${total} (${percentText(percent)})`,
    attempt: (attempt) => `المحاولة ${attempt}`,
    time: (minutes, hours) => `الوقت ${isolated(minutes)} (${isolated(hours)})`,
    again: (done, total) => `محاولة جديدة قيد التنفيذ، ${done} من ${total}`,
  },
  export: {
    button: 'تصدير إلى \u2068Excel\u2069',
    title: 'تصدير إلى \u2068Excel\u2069',
    sheets: {
      excel: 'ورقة للاختبارات القبلية والبعدية، وورقة لدروس كل مستوى.',
      csv: 'جدول واحد فيه كل التمارين، لبرامج أخرى.',
    },
    format: 'الملف',
    formats: { excel: 'أوراق \u2068Excel\u2069', csv: 'ملف \u2068CSV\u2069' },
    identified: 'البريد الإلكتروني والمعرّف الخارجي',
    identifiedHelp: 'بريد كل متعلم إن كان لك أن تراه، والمعرّف الخارجي للمجموعة.',
    learnersOf: 'متعلمو هذه الدورة في',
    thisGroup: 'هذه المجموعة',
    allGroups: 'كل مجموعاتي',
    save: 'تصدير',
    tryAgain: 'المحاولة مجددًا',
    preparing: 'يجري إعداد جدول البيانات…',
    received: (kilobytes) => `وصل ${kilobytes} كيلوبايت`,
    saved: (name) => `حُفظ باسم ${isolated(name)}`,
    failed: 'عذرًا، حدث خطأ ما، يُرجى إعادة تحميل الصفحة والمحاولة مجددًا.',
  },
  key: {
    title: 'المفتاح',
    lowest: (_line, low) => `أقل من ${low}`,
    low: (line, low) => `من ${low} إلى ${line - 1}`,
    good: (line) => `من ${line} إلى 99`,
    full: '100',
    open: 'قيد التنفيذ، الأسئلة المنجزة',
    none: 'لم يبدأ',
    taken: 'لم يعد منشورًا',
  },
  views: { title: 'العرض', scores: 'الدرجات', gain: 'مكسب التعلم', questions: 'الأسئلة' },
  gain: {
    title: 'ما تعلمته المجموعة',
    gained: 'المكسب بالنقاط',
    normalised: 'المكسب المعياري',
    learners: 'المتعلمون',
    questions: 'الأسئلة',
    points: (points) => isolated(pointsText(points)),
    ratio: (value) => isolated(ratioText(value)),
    interval: (low, high) => `على الأرجح من ${isolated(pointsText(low))} إلى ${isolated(pointsText(high))}`,
    worse: 'تراجع',
    unclear: 'لا تغيّر واضح',
    sentence: (before, after, low, high) =>
      `من ${before} إلى ${after}: ${pointsApart(after - before)}${low === null || high === null ? '' : likely(Math.round(low), Math.round(high))}.`,
    ofLearners: (count) =>
      `نسبة الإجابات الصحيحة في أول اختبار قبلي وأول اختبار بعدي في الأسئلة المشتركة بينهما: متوسط ${plural(count, oblique(learners))}.`,
    normalisedIs: (ratio) => `المكسب المعياري: ${ratio}.`,
    tooFewLearners: (counted, least) => `يلزم أن يُنهي الاختبارين ${least} من المتعلمين (حتى الآن ${counted}).`,
    tooFewQuestions: (counted, least) =>
      counted === 0
        ? 'لم يُنجز الاختباران القبلي والبعدي كلاهما بعد.'
        : `يلزم ${least} من الأسئلة المشتركة بين الاختبارين (حتى الآن ${counted}).`,
    tooFewAnswers: (counted, least) => `يلزم ${least} (حتى الآن ${counted})`,
    how: 'كيف يُحسب هذا',
    explained: (least) => [
      'المكسب هو أول اختبار بعدي منجز مطروحًا منه أول اختبار قبلي منجز، بالنقاط المئوية، على الأسئلة المشتركة بينهما وأول إجابة عن كل منها.',
      'في المجموعة وفي كل درس يُحسب كل متعلم بالقدر نفسه؛ والمحاولات اللاحقة لا تُحسب.',
      'المكسب المعياري هو نسبة ما جرى تعلمه مما كان ناقصًا في الاختبار القبلي (هيك 1998). ولا يوجد إن كان الاختبار القبلي صحيحًا كله.',
      'المجال الذي يلي النقاط هو فترة الثقة 95٪ للفروق المزدوجة: للمجموعات بتوزيع ستيودنت على المتعلمين، ولمتعلم واحد أو سؤال واحد بطريقة بونيت وبرايس (2012).',
      `دون ${least} من المتعلمين أو الأسئلة أو الإجابات لا يظهر رقم، لأنه سيكون في معظمه مصادفة.`,
    ],
    progress: 'التقدم عبر الزمن',
    progressAside: 'المشاريع الدراسية المكتملة',
    progressSummary: (percent, completed, possible, day) =>
      `اكتمل حتى ${dayText(day)} ما نسبته ${percentText(percent)} من المشاريع الدراسية: ${completed} من ${possible} لجميع المتعلمين معًا.`,
    day: 'اليوم',
    completed: 'المكتمل',
    share: 'النسبة',
    lessons: 'الدروس من القبلي إلى البعدي',
    lesson: 'الدرس',
    byLearner: 'المكسب حسب المتعلم',
    hardest: 'الأسئلة، الأصعب أولًا',
    hardestAbout: 'أول المحاولات المنجزة. يُرجى فتح سؤال لترى إجابته الصحيحة.',
    questionCount: (count) => plural(count, questions),
    assessment: 'الاختبار',
    question: 'السؤال',
    rightAtFirst: 'الصحيح من أول مرة',
    answers: 'الإجابات',
    discrimination: 'التمييز',
    noBenchmark: 'لم يُنهِ أحد اختبارًا قبليًا بعد.',
    key: 'السؤال مع إجابته الصحيحة',
  },
  plots: {
    menu: (plot) => `المزيد عن ${isolated(plot)}`,
    asTable: 'عرض كجدول',
    asPlot: 'عرض كرسم بياني',
    required: (line) => `المطلوب ${line}`,
    scores: 'درجات الاختبار البعدي',
    latestOf: (count) => `${plural(count, learners)}، آخر محاولة`,
    scoresSummary: (count, passed, line) =>
      `درجات الاختبار البعدي لعدد ${plural(count, oblique(learners))}: بلغ ${passed} الدرجة ${line}، ولم يبلغها بعد ${count - passed}.`,
    noSummary: 'لم يُنهِ أحد اختبارًا بعديًا بعد.',
    score: 'الدرجة',
    learners: 'المتعلمون',
    range: (from, to) => `من ${from} إلى ${to}`,
    change: 'من القبلي إلى البعدي',
    beforeMark: 'قبل',
    afterMark: 'بعد',
    level: 'المستوى',
    before: 'الاختبار القبلي',
    after: 'الاختبار البعدي',
    noAssessment: 'لم يُنهِ أحد اختبارًا قبليًا أو بعديًا بعد.',
    noSummaryMark: 'لا اختبار بعدي بعد',
    noBenchmarkMark: 'لا اختبار قبلي',
    nothingYet: 'لم يُنجز شيء بعد',
    changed: (level, before, after, count) =>
      `المستوى ${level}: من ${before} إلى ${after}، متوسط ${plural(count, oblique(learners))}.`,
    unchanged: (level, before, after) =>
      `المستوى ${level}: الاختبار القبلي ${before ?? 'لم يُنجز بعد'}، الاختبار البعدي ${after ?? 'لم يُنجز بعد'}.`,
    firstTry: 'الصحيح من أول محاولة، حسب الدرس',
    lowestFirst: 'الأدنى أولًا',
    lowestOf: (shown, all) => `أدنى ${shown} من ${all}`,
    firstTrySummary: (count, weak, line, lowest, percent) =>
      `الصحيح من أول محاولة في ${plural(count, oblique(lessons))}: ${weak} دون ${line}. الأدنى ${isolated(lowest)} بنسبة ${percentText(percent)}.`,
    noProject: 'لم يُنهِ أحد مشروعًا دراسيًا بعد.',
    lesson: 'الدرس',
    firstTryShare: 'أول محاولة',
    questions: 'الأسئلة',
  },
  figures: {
    assessments: 'الاختبارات القبلية والبعدية',
    completed: 'التمارين المكتملة',
    correct: 'الأسئلة الصحيحة في كل التمارين',
    atFirstTry: 'الصحيح من أول محاولة',
    projectsAtFirstTry: 'الصحيح من أول محاولة في المشاريع الدراسية',
    firstTry: (corrects, total) => `${corrects} من ${total} من أول محاولة`,
    time: (minutes) => `الوقت ${isolated(minutes)}`,
    unpublished: 'غير منشور',
    earlier: (attempts) =>
      plural(attempts, {
        zero: 'لا محاولات سابقة',
        one: 'محاولة سابقة واحدة',
        two: 'محاولتان سابقتان',
        few: '# محاولات سابقة',
        other: '# محاولة سابقة',
      }),
    day: dayText,
    attemptOn: (attempt, percent, day) => `المحاولة ${attempt}: ${percentText(percent)} يوم ${dayText(day)}`,
  },
  own: {
    emptyTitle: 'ستظهر نتائجك هنا',
    empty: 'أنهِ اختبارًا قبليًا أو مشروعًا دراسيًا لترى كيف كان أداؤك.',
    toExercises: 'الذهاب إلى التمارين',
    title: (complete, total) => `المشاريع الدراسية المكتملة: ${complete} من ${total}`,
    firstTry: (percent) => `حللت ${percentText(percent)} من أسئلتها من أول محاولة.`,
    gained: (level, count, before, after) =>
      `المستوى ${level}: من الأسئلة المشتركة بين الاختبار القبلي وأول اختبار بعدي (${count}) أصبت ${percentText(before)} في البداية و${percentText(after)} بعد الدراسة. أحسنت!`,
    kept: (level, count, before, after) =>
      `المستوى ${level}: من الأسئلة المشتركة بين الاختبار القبلي وأول اختبار بعدي (${count}) أصبت ${percentText(before)} في البداية و${percentText(after)} بعد الدراسة، أي بقدر ما كان من قبل.`,
    lost: (level, count, before, after) =>
      `المستوى ${level}: من الأسئلة المشتركة بين الاختبار القبلي وأول اختبار بعدي (${count}) أصبت ${percentText(before)} في البداية و${percentText(after)} بعد الدراسة. يُرجى قراءة دروسه مرة أخرى لتستعيدها.`,
    unclear: (level, count, before, after) =>
      `المستوى ${level}: من الأسئلة المشتركة بين الاختبار القبلي وأول اختبار بعدي (${count}) أصبت ${percentText(before)} في البداية و${percentText(after)} بعد الدراسة. مع هذا العدد القليل من الأسئلة لا يُعدّ ذلك تغيّرًا واضحًا.`,
    allWell: (line) => `في كل درس حتى الآن أصبت ${percentText(line)} أو أكثر من أول محاولة. إلى الأمام!`,
    readAgain: 'أكثر ما سيفيدك هو قراءة هذه الدروس مرة أخرى',
  },
};
