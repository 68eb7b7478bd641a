import { characters, oblique } from '../formats/arabic-nouns.ts';
import { dayText, durationText, namesText, numberText, plural } from '../formats/ar.ts';
import type { issues as enIssues, refusals as enRefusals } from './en.ts';

const andMore = (names: readonly string[], more: unknown) =>
  typeof more === 'number' ? [...names, `${numberText(more)} غيرها`] : names;

export const refusals: typeof enRefusals = {
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

export const issues: typeof enIssues = {
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
