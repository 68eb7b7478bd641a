// What everybody reads on any page, in Arabic.
import {
  dayText,
  durationText,
  isolated,
  listText,
  namesText,
  numberText,
  percentText,
  periodText,
  plural,
} from '../formats/ar.ts';
import {
  characters,
  courses,
  freePlaces,
  learners,
  lessons,
  levels,
  oblique,
  places,
} from '../formats/arabic-nouns.ts';
import type * as en from './en.ts';

export const ui: typeof en.ui = {
  pageTitle: (names) => [...names, 'Lectern'].map(isolated).join(' – '),
  count: numberText,
  loading: 'جارٍ التحميل...',
  error: 'خطأ...',
  notAnswered: 'هذا الجهاز متصل بالإنترنت، لكن الخادم لم يرسل إجابة يمكن استخدامها.',
  offline: 'هذا الجهاز غير متصل بالإنترنت.',
  failed: 'عذرًا! حدث خطأ ما.',
  loadAgain: 'إعادة التحميل',
  close: 'إغلاق',
  cancel: 'إلغاء',
  delete: 'حذف',
  back: 'رجوع',
  undo: 'تراجع',
  leave: {
    title: 'المغادرة دون حفظ؟',
    text: 'ما أُدخل هنا غير محفوظ.',
    leave: 'مغادرة',
    stay: 'البقاء هنا',
  },
  required: 'مطلوب',
  enterAmount: 'يُرجى إدخال مبلغ مثل 1200.50.',
  enterWholeNumber: 'يُرجى إدخال عدد صحيح.',
  needAttention: (fields) =>
    plural(fields, {
      one: 'حقل واحد يحتاج إلى انتباهك',
      two: 'حقلان يحتاجان إلى انتباهك',
      few: '# حقول تحتاج إلى انتباهك',
      many: '# حقلاً يحتاج إلى انتباهك',
      other: '# حقل يحتاج إلى انتباهك',
    }),
  copy: (what) => `نسخ ${isolated(what)}`,
  copied: 'تم النسخ!',
  saved: 'تم الحفظ',
  saving: 'جارٍ الحفظ',
  notSaved: 'لم يُحفظ',
  faultyLine: 'لم يُحفظ: في الخادم عطل. إجاباتك محفوظة على هذا الجهاز وتُرسل مرة أخرى من تلقاء نفسها.',
  refusedLine: 'لم يُحفظ. إجاباتك محفوظة على هذا الجهاز.',
  notSavedLine: 'لم يُحفظ. إجاباتك محفوظة على هذا الجهاز وتُرسل عند عودة الاتصال.',
  notKeptLine: 'لم يُحفظ. هذا المتصفح لا يحتفظ بالإجابات على الجهاز: يُرجى ترك هذه الصفحة مفتوحة حتى يعود الاتصال.',
  conflict: {
    title: 'تغيّر في هذه الأثناء',
    text: 'حفظ شخص آخر هذا بعد فتحه هنا، وغيّر ما غيّرته أنت أيضًا. يُرجى اختيار النسخة التي تبقى. ويبقى كل تغيير آخر.',
    yours: 'نسختك',
    theirs: 'النسخة الأخرى',
    save: 'حفظ هذا الاختيار',
    none: 'لا شيء',
    merged: (names) => `غيّر شخص آخر هذا أيضًا: ${listText(names)}. بقيت تغييراته مع تغييراتك.`,
    ownTitle: 'مكتوب في نافذتين',
    ownText: 'كتبت شيئًا آخر هنا في نافذة أخرى. يمكنك اختيار ما يبقى. ويبقى كل شيء آخر من النافذتين.',
    here: 'في هذه النافذة',
    there: 'في النافذة الأخرى',
    use: 'استخدام هذا الاختيار',
    mergedOwn: 'ما كتبته في النافذة الأخرى موجود هنا الآن أيضًا.',
  },
  breadcrumbs: 'مسار التنقل',
  notifications: 'الإشعارات',
  percent: percentText,
  ofTotal: (done, total) => `${done} من ${total}`,
  timeLeft: (seconds) => `المتبقي ${durationText(seconds)}`,
  hideTime: 'إخفاء الوقت',
  showTime: 'إظهار الوقت',
  pass: (line) => `الحد عند ${percentText(line)}`,
  states: {
    locked: 'مقفل',
    open: 'لم يبدأ',
    started: 'بدأ',
    complete: 'مكتمل',
  },
};

const andMore = (names: readonly string[], more: unknown) =>
  typeof more === 'number' ? [...names, `${numberText(more)} غيرها`] : names;

export const refusals: typeof en.refusals = {
  UNAUTHENTICATED: 'يرجى تسجيل الدخول للمتابعة.',
  FORBIDDEN: 'دورك لا يسمح بذلك.',
  ACCOUNT_CLOSED: 'هذا الحساب مغلق، أو أن عنوانه لشخص آخر. يُرجى سؤال مؤسستك.',
  NOT_FOUND: 'غير موجود، أو ليست لديك صلاحية الوصول إليه.',
  INVALID: 'هناك خطأ في النموذج. يُرجى مراجعة الحقول المعلَّمة.',
  TAKEN: 'هذا مستخدم بالفعل. يُرجى اختيار غيره.',
  IN_USE: ({ groups, more }) =>
    groups
      ? `لا تزال هذه المجموعات تستخدمه: ${namesText(andMore(groups as string[], more))}.`
      : 'هذا لا يزال مستخدمًا في مكان آخر.',
  CONFLICT: 'تغيّر هذا في مكان آخر في هذه الأثناء. المعروض هو النسخة الأحدث.',
  RATE_LIMITED: ({ retryAfter }) =>
    typeof retryAfter === 'number'
      ? `محاولات كثيرة جدًا. يرجى الانتظار (${durationText(retryAfter < 60 ? retryAfter : Math.ceil(retryAfter / 60) * 60)}) ثم المحاولة مجددًا.`
      : 'محاولات كثيرة جدًا. يرجى الانتظار 15 دقيقة ثم المحاولة مجددًا.',
  UNAVAILABLE: 'الخادم مشغول. يرجى المحاولة مجددًا بعد دقيقة.',
  TOO_LARGE: 'هذا أكبر مما يقبله الخادم.',
  BAD_CURSOR: 'تغيّرت هذه القائمة. يُرجى إعادة تحميلها من البداية.',
  IDEMPOTENCY_REUSED: 'أُرسل هذا من قبل بمحتوى آخر. يُرجى إعادة تحميل الصفحة.',

  GROUP_KEY_UNKNOWN: 'لا توجد مجموعة بهذا المفتاح. راجعه حرفًا حرفًا؛ حالة الأحرف مهمة.',
  GROUP_FULL: 'هذه المجموعة ممتلئة. يُرجى طلب مقعد آخر من مدرسك.',
  GROUP_NOT_ACTIVE: 'هذه المجموعة مغلقة أو انتهت، فلا يمكن لأحد الانضمام إليها. يُرجى سؤال مدرسك إن كانت ستُفتح مجددًا.',
  GROUP_LOCKED: ({ ended }) =>
    ended === true
      ? 'انتهت هذه المجموعة. يُرجى سؤال مدرسك إن كنت لا تزال بحاجة إليها.'
      : 'هذه المجموعة مقفلة. يُرجى الطلب من مدرسك أن يفتحها.',
  NOT_STARTED_YET: ({ opens }) =>
    typeof opens === 'string'
      ? `تُفتح هذه المجموعة يوم ${dayText(opens)}. يُرجى سؤال مدرسك إن احتجت إليها قبل ذلك.`
      : 'لم تُفتح هذه المجموعة بعد. تجد موعد فتحها في الصفحة الرئيسية.',
  LICENSE_EXPIRED: 'انتهت صلاحية ترخيص هذه المجموعة أو لم يُفعَّل قط. يُرجى سؤال مدرسك.',
  NOT_LICENSED: ({ end_date, expiry_date, products }) =>
    [
      'لم يعد ترخيص هذه المجموعة يشملها.',
      typeof end_date === 'string' &&
        `تنتهي المجموعة يوم ${dayText(end_date)}، وينتهي الترخيص يوم ${dayText(String(expiry_date))}.`,
      Array.isArray(products) && `لم يعد الترخيص يشمل ${namesText(products.map(String))}.`,
      'يُرجى طلب تغيير الترخيص أولًا: يستطيع ذلك مدير المبيعات المسؤول عن مؤسستك.',
    ]
      .filter(Boolean)
      .join(' '),
  NO_SEATS_LEFT: 'تجاوز حجم المجموعة الحسابات المتبقية في الترخيص',
  ALREADY_MEMBER: 'العضوية في هذه المجموعة قائمة بالفعل. تجدها في الصفحة الرئيسية.',
  REMOVED_FROM_GROUP: ({ graded }) =>
    graded === true
      ? 'أزالك أحد المدرسين من هذه المجموعة. سيُصحَّح ما حفظته عند انتهاء الوقت. يُرجى الطلب منه أن يضيفك مجددًا.'
      : 'أزالك أحد المدرسين من هذه المجموعة. يُرجى الطلب منه أن يضيفك مجددًا.',
  INVITATION_EXPIRED: 'مضى على هذه الدعوة أكثر من 30 يومًا. يُرجى طلب دعوة جديدة ممن دعاك.',

  NOT_PUBLISHED: 'لم يُنشر هذا بعد. قد يعرف مدرسك متى يُنشر.',
  NO_QUESTIONS: 'عذرًا! لا توجد أسئلة. يرجى العودة لاحقًا. قد يعرف مدرسك الموعد.',
  ALREADY_COMPLETE: 'لقد أكملت هذا ولا يمكنك أداؤه مرة أخرى. نتيجتك في صفحة الدورة.',
  BENCHMARK_FIRST: 'يُرجى إكمال الاختبار القبلي لهذا المستوى أولًا.',
  SEQUENCE: 'يُرجى إكمال المشروع الدراسي السابق أولًا.',
  NO_ATTEMPTS_LEFT: 'استخدمت كل المحاولات التي تسمح بها مجموعتك. يمكن لمدرسك أن يسمح بمحاولة أخرى.',
  NO_ATTEMPT: 'لم يبدأ هذا بعد.',
  NO_SHEETS_LEFT:
    'استُخدمت أوراق اليوم كلها: ثلاث في المتصفح الواحد و300 من العنوان الواحد. يمكن العودة غدًا، أو أداء اختبار قبلي له عينات مجانية.',
  ATTEMPT_OVER: 'سُلِّمت هذه المحاولة ولا يمكن تغييرها.',
  TIME_OVER: 'انتهى الوقت. سُلِّمت إجاباتك المحفوظة.',
  QUESTION_SETTLED: 'انتهى هذا السؤال. يُرجى المتابعة إلى السؤال التالي.',
  NOT_ANSWERED: 'يُرجى الإجابة عن السؤال قبل التحقق من إجابتك.',
  NOT_COMPLETE: 'بعض الأسئلة لم تنتهِ بعد.',
};

export const issues: typeof en.issues = {
  REQUIRED: 'مطلوب',
  TOO_LONG: ({ maximum }) => `لا تتجاوز ${plural(maximum, oblique(characters))}.`,
  TOO_SHORT: ({ minimum }) => `الحد الأدنى ${plural(minimum, characters)}.`,
  TOO_HIGH: ({ maximum }) => `الحد الأقصى ${maximum}.`,
  TOO_LOW: ({ minimum }) => `الحد الأدنى ${minimum}.`,
  TOO_MANY: ({ maximum }) => `يُرجى اختيار ${maximum} على الأكثر.`,
  TOO_FEW: ({ minimum }) => `يُرجى اختيار ${minimum} على الأقل.`,
  ONE_LINE: 'اكتبه في سطر واحد.',
  NOT_AN_EMAIL: 'يُرجى إدخال عنوان مثل \u2068name@school.org\u2069.',
  NOT_A_KEY: 'يرجى إدخال مفتاح صحيح',
  NOT_A_DAY: 'يُرجى استخدام تاريخ مثل \u20682026-09-01\u2069.',
  WRONG_SHAPE: 'يُرجى التحقق من هذا الإدخال: صيغته غير صحيحة.',
  SEVERAL_ATTEMPTS: 'هذه الإجابات تخص أكثر من محاولة.',
  NOT_ASKED: 'هناك سؤال لا ينتمي إلى هذه المحاولة.',
  NO_PLACES: 'تجاوز حجم المجموعة الحسابات المتبقية في الترخيص',
  DAY_PASSED: 'يُرجى اختيار اليوم أو يوم بعده.',
  DAYS_REVERSED: 'لا يمكن أن يكون تاريخ البدء بعد تاريخ الانتهاء',
};

export const shell: typeof en.shell = {
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

export const session: typeof en.session = {
  checking: 'جارٍ التحقق من الهوية...',
  returningTitle: 'جارٍ تسجيل الدخول',
  renewingTitle: 'الإبقاء على تسجيل الدخول',
  returning: 'جارٍ التحميل، يرجى الانتظار...',
  failed: 'لم ينجح تسجيل الدخول.',
  away: 'لا يمكن الوصول إلى تسجيل الدخول الآن. يرجى المحاولة مجددًا بعد دقيقة.',
  tryAgain: 'المحاولة مجددًا',
  ended: {
    title: 'تم تسجيل خروجك هنا',
    text: 'لا يوجد اتصال. يُرجى إبقاء هذه الصفحة مفتوحة: عند عودة الاتصال تنتهي جلستك على الخادم أيضًا.',
  },
  replaced: {
    title: 'يرجى تسجيل الدخول مجددًا',
    whose: (name) => `تعرض هذه الصفحة عمل ${isolated(name)}.`,
    text: 'سجّل شخص آخر الدخول في هذا المتصفح. إن كان هذا عملك فيُرجى تسجيل الدخول مجددًا لتتابع. والإجابات التي لم تُرسل تبقى على هذا الجهاز وتُرسل حينها.',
  },
};

export const saving: typeof en.saving = {
  changedElsewhere: (exercise) =>
    `${isolated(exercise)}: الإجابات المحفوظة على هذا الجهاز تختلف عن إجابات أحدث. افتحه لتختار أيها يبقى.`,
  notTaken: (exercise, reason) => `${isolated(exercise)}: ${reason}`,
};

export const home: typeof en.home = {
  myInstitution: 'مؤسستي',
  myGroups: 'مجموعاتي',
  allGroups: 'كل المجموعات',
  institutionMembers: 'أعضاء المؤسسة',
  licenses: 'التراخيص',
  history: 'السجل',
  noGroups: 'ليست لديك مجموعات. يُرجى الضغط أعلاه للانضمام إلى مجموعة',
  noGroupsStaff: 'ليست لديك مجموعات. يُرجى الضغط أعلاه للانضمام إلى مجموعة أو إنشائها',
  continueWhereYouStopped: 'المتابعة من حيث توقفت',
  continue: 'متابعة',
  placeReached: (question, total, done) => `، السؤال ${question} من ${total}، أُجيب حتى الآن عن ${done}`,
  comesNext: 'ما يأتي بعد ذلك',
  next: 'التالي',
  withQuestions: (questions) => `، ${questions}`,
  selected: 'محدد',
  createGroup: 'إنشاء مجموعة',
  deletedGroups: 'المجموعات المحذوفة',
  joinGroup: 'الانضمام إلى مجموعة',
};

export const group: typeof en.group = {
  key: 'مفتاح المجموعة',
  members: 'الأعضاء',
  instructor: 'المدرس',
  status: 'الحالة',
  externalId: 'المعرّف الخارجي',
  courses: 'الدورات',
  groupMembers: 'أعضاء المجموعة',
  gradebook: 'سجل الدرجات',
  settings: 'الإعدادات',
  statuses: { STARTED: 'نشطة', CLOSED: 'غير نشطة', NOT_YET: 'غير نشطة', ENDED: 'منتهية' },
  unknownStatus: '...',
  noCourses: 'الدورات قيد الصيانة حاليًا...',
  tabs: 'المجموعة',
  period: periodText,
  joinedLately: 'انضم للتو',
  endsSoon: (last) => `تنتهي هذه المجموعة يوم ${dayText(last)}.`,
  extend: 'تمديد',
  lateAnswers: (count) =>
    `وصلت متأخرة إجابات ${plural(count, { one: 'تقييم واحد', two: 'تقييمين', few: '# تقييمات', many: '# تقييمًا', other: '# تقييم' })}.`,
  decideLate: 'القرار',
  decideLateIn: (name) => `القرار بشأن الإجابات المتأخرة في ${isolated(name)}`,
  opensLater: (first, owner) => `تُفتح يوم ${dayText(first)}. يُرجى سؤال ${isolated(owner)} إن احتجت إليها قبل ذلك.`,
  isOver: (owner) => `انتهت هذه المجموعة. يُرجى سؤال ${isolated(owner)} إن كنت لا تزال بحاجة إليها.`,
  numberOfCourses: (count) => plural(count, courses),
  learners: (count) => plural(count, learners),
  freePlaces: (free, size) => `${plural(free, freePlaces)} من ${plural(size, oblique(places))}`,
  barIs: (count) => (count === 1 ? 'يعرض الشريط متوسط الدروس.' : 'يعرض الشريط متوسط الدورات.'),
  ringIs: 'تعرض الحلقة متوسط الدروس.',
  levelsAndLessons: (levelCount, lessonCount) => `${plural(levelCount, levels)} · ${plural(lessonCount, lessons)}`,
};

export const joinGroup: typeof en.joinGroup = {
  key: 'مفتاح المجموعة',
  join: 'انضمام',
  keyHelp: 'عشرة أحرف وأرقام من مدرسك. حالة الأحرف مهمة.',
  joined: (name) => `انضممت إلى ${isolated(name)}`,
  joinedAsLearner: (owner) => `انضممت متعلمًا. يُرجى الطلب من ${isolated(owner)} أن يجعلك مدرسًا.`,
};
