// What mails and spreadsheets of the server say, in Arabic.
import type { WorkFault } from '@lectern/domain/base/jobs/work-faults.ts';
import type { JobName } from '@lectern/domain/base/jobs/job.ts';
import { pluralIn, type Forms } from '../plural-in.ts';
import type * as en from './en.ts';

const jobs: Readonly<Record<JobName, string>> = {
  remind_invited: 'تذكير المدعوين',
  forget_expired: 'تنظيف البيانات المنتهية',
  nightly_backup: 'إنشاء نسخة احتياطية واختبارها',
  end_groups: 'إنهاء المجموعات التي انقضى يومها الأخير',
  count_figures: 'حساب استخدام التراخيص',
  check_counters: 'التحقق من المجاميع',
  verify_audit_log: 'التحقق من سجل التدقيق',
  tell_of_renewals: 'إرسال رسائل التجديد',
};

function fault(one: WorkFault): string {
  switch (one.kind) {
    case 'JOB_FAILED':
      return `فشل العمل «${jobs[one.job]}»: ${one.said}`;
    case 'JOB_FOUND':
      return `وجد العمل «${jobs[one.job]}» أخطاء (${one.found})، وسجل الخادم يسميها.`;
    case 'JOB_LATE':
      return one.began === null
        ? `لم يبدأ العمل «${jobs[one.job]}» قط مع أن موعده حان.`
        : `حان موعد العمل «${jobs[one.job]}» ولم يبدأ منذ ${one.began.slice(0, 16).replace('T', ' ')} UTC.`;
    case 'NO_BACKUPS':
      return 'لا تُصنع نسخة احتياطية ليلًا.';
    case 'BACKUP_FAILED':
      return `تعذّر صنع آخر نسخة احتياطية: ${one.said}`;
    case 'BACKUP_NOT_VERIFIED':
      return `صُنعت آخر نسخة احتياطية ولم يُتحقق منها: ${one.said}`;
    case 'BACKUP_GONE':
      return `آخر نسخة احتياطية غير موجودة: ${one.file}`;
    case 'FILES_MISSING':
      return `كانت ملفات من مكتبة الوسائط ناقصة عند صنع آخر نسخة احتياطية (${one.files}).`;
  }
}

/** What is wrong with the work of the server, in Arabic. */
export const faults: typeof en.faults = {
  jobs,
  fault,
  subject: (job) => `Lectern: خطأ في العمل «${jobs[job]}»`,
  next: 'يعيد Lectern المحاولة تلقائيًا. لا تصل الرسالة التالية إلا إذا وقع خطأ آخر، أو إذا نجح العمل ثم فشل مرة أخرى. هنا تُعرض حالته ويمكن تنفيذه الآن:',
};

/** A name, a role or an address that is read in its own direction. */
const isolated = (text: string) => `\u2068${text}\u2069`;
const lectern = isolated('Lectern');
const some = (institution: string) => (institution ? isolated(institution) : 'إحدى المؤسسات');

/** ما تقوله الرسائل التي تدعو شخصًا إلى مؤسسة والتي تذكّره بذلك. */
export const invitationMail: typeof en.invitationMail = {
  roles: { CENTER_ADMIN: 'مدير المركز', INSTRUCTOR: 'مدرس', STUDENT: 'متعلم' },
  somebody: 'شخص',
  ask: (by) => `لديك أسئلة؟ رد على هذه الرسالة فيصل ردك إلى ${isolated(by)}.\n`,
  joins: (group, from, until) =>
    ` وبالقبول تنضم إلى ${group ? `المجموعة ${isolated(group)}` : 'إحدى المجموعات'}، من ${isolated(from)} إلى ${isolated(until)}.`,
  subject: (institution) => `تدعوك ${some(institution)} إلى ${lectern}`,
  body: (person, by, institution, role, joins, link, email) =>
    `${person ? `مرحبًا ${isolated(person)}` : 'مرحبًا'}،\n\nيدعوك ${isolated(by)} إلى ${some(institution)} في ${lectern}. دورك هناك: ${role}.${joins}\n\nيُرجى فتح هذا الرابط للقبول أو الرفض:\n\n${link}\n\nالدعوة للعنوان ${isolated(email)} وتبقى مفتوحة 30 يومًا. الرابط لك وحدك فلا تمرّره إلى أحد. إذا كنت لا تعرف ${institution ? isolated(institution) : 'هذه المؤسسة'} فلا يلزمك فعل شيء.\n`,
  reminderSubject: (institution, until) => `تذكير: تنتهي دعوة ${some(institution)} في ${isolated(until)}`,
  reminderBody: (by, institution, role, joins, link, email, until) =>
    `مرحبًا،\n\nلم ترد بعد: يدعوك ${isolated(by)} إلى ${some(institution)} في ${lectern}. دورك هناك: ${role}.${joins}\n\nيُرجى فتح هذا الرابط للقبول أو الرفض:\n\n${link}\n\nالدعوة للعنوان ${isolated(email)} وتبقى مفتوحة حتى ${isolated(until)}. الرابط لك وحدك فلا تمرّره إلى أحد. إذا كنت لا تعرف ${institution ? isolated(institution) : 'هذه المؤسسة'} فلا يلزمك فعل شيء.\n`,
};

const plural = pluralIn('ar');

export const awaitedMail: typeof en.awaitedMail = {
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

export const movedMail: typeof en.movedMail = {
  subject: (learners, group) =>
    `نُقل من ${group || 'مجموعتك'}: ${plural(learners, { one: 'متعلم واحد', two: 'متعلمان', few: '# متعلمين', many: '# متعلمًا', other: '# متعلم' })}`,
  hello: (person) => (person ? `مرحبًا ${person}،` : 'مرحبًا،'),
  somebody: 'شخص',
  moved: (by, from, to) => `نُقل المتعلمون التالون من ${from || 'مجموعتك'} إلى ${to || 'مجموعة أخرى'} بيد ${by}:`,
  more: (learners) => `و${plural(learners, { one: 'واحد آخر', two: 'اثنان آخران', few: '# آخرون', other: '# غيرهم' })}`,
  work: 'انتقلت أعمالهم معهم. إن كان ذلك خطأ فيُرجى سؤال الشخص الذي نقلهم.',
};

/** A name or a date that is read in its own direction. */

const days: Forms = { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' };
const seats: Forms = { one: 'مقعد واحد', two: 'مقعدين', few: '# مقاعد', many: '# مقعدًا', other: '# مقعد' };
const licenses: Forms = {
  one: 'ترخيص واحد يحتاج إلى نظرك',
  two: 'ترخيصان يحتاجان إلى نظرك',
  few: '# تراخيص تحتاج إلى نظرك',
  many: '# ترخيصًا تحتاج إلى نظرك',
  other: '# ترخيص تحتاج إلى نظرك',
};

const licenseOf = (license: string, institution: string) =>
  `${license ? `الترخيص ${isolated(license)}` : 'أحد التراخيص'} لدى ${institution ? isolated(institution) : 'إحدى المؤسسات'}`;

/** ما تقوله الرسالة التي تخبر شخصًا مرة في اليوم بالتراخيص التي تنتهي أو تكاد مقاعدها تنفد. */
export const renewalMail: typeof en.renewalMail = {
  institution: 'إحدى المؤسسات',
  license: 'أحد التراخيص',
  subjectOfOne: (license, institution, on) => `ينتهي ${licenseOf(license, institution)} في ${isolated(on)}`,
  subjectOfSeats: (license, institution, taken, bought) =>
    `${licenseOf(license, institution)}: شُغل ${taken} من أصل ${plural(bought, seats)}`,
  subjectOfEnds: (count, on) => `${plural(count, licenses)}؛ ينتهي أولها في ${isolated(on)}`,
  subject: (count) => plural(count, licenses),
  hello: (person) => (person ? `مرحبًا ${isolated(person)}،` : 'مرحبًا،'),
  ask: (person) => `لديك أسئلة؟ رد على هذه الرسالة فيصل ردك إلى ${isolated(person)}.`,
  ends: (license, left, on) => `- ينتهي ${isolated(license)} خلال ${plural(left, days)}، في ${isolated(on)}.`,
  seats: (license, taken, bought) => `- ${isolated(license)}: يشغل المتعلمون ${taken} من أصل ${plural(bought, seats)}.`,
  why: 'تصلك هذه الرسالة لأنك تعتني بهذه المؤسسات أو تديرها: قبل 90 و30 و7 أيام من انتهاء ترخيص، وعندما تُشغل 9 من كل 10 مقاعد، مرة واحدة لكل منها.',
  stopOnPage: 'لإيقاف هذه الرسائل لمؤسسة، يُرجى فتح صفحتها وإزالة العلامة تحت «رسائل التجديد».',
  stopBelowLicenses: 'لإيقاف هذه الرسائل لمؤسسة، يُرجى فتح تراخيصها وإزالة العلامة تحت «رسائل التجديد» أسفلها.',
};

export const linkMail: typeof en.linkMail = {
  support: 'شخص',
  subject: 'سُلّم رابط لكلمة مرور جديدة',
  body: (person, by, forgotten) =>
    `${person ? `مرحبًا ${person}` : 'مرحبًا'}،\n\nسلّم ${by} من دعم Lectern رابطًا يمكن به تعيين كلمة مرور جديدة لحسابك. يعمل الرابط مرة واحدة ولمدة ساعة. وعند استخدامه تنتهي جميع جلسات حسابك.\n\nإذا لم تطلب ذلك فيُرجى اختيار كلمة مرور جديدة الآن، وعندها لا يعمل ذلك الرابط:\n\n${forgotten}\n`,
};

export const gradebookSheet: typeof en.gradebookSheet = {
  rightToLeft: true,
  assessments: 'الاختبارات القبلية والبعدية',
  level: (level) => `المستوى ${level}`,
  ofLearner: {
    GROUP: 'المجموعة',
    LAST_NAME: 'اسم العائلة',
    FIRST_NAME: 'الاسم الأول',
    EMAIL: 'البريد الإلكتروني',
    EXTERNAL_ID: 'المعرّف الخارجي للمجموعة',
    PROGRESS: 'التقدم (%)',
    COMPLETED: 'المكتمل',
    CORRECT: 'الصحيح',
    INCORRECT: 'الخاطئ',
    QUESTIONS: 'الأسئلة',
    FIRST_TRY: 'الصحيح من أول محاولة',
    SECONDS: 'الثواني',
    TIME: 'الوقت (دقائق:ثوانٍ)',
  },
  ofExercise: {
    STATE: 'الحالة',
    SCORE: 'الدرجة (%)',
    CORRECT: 'الصحيح',
    QUESTIONS: 'الأسئلة',
    FIRST_TRY: 'الصحيح من أول محاولة',
    ATTEMPT: 'المحاولة',
    COMPLETED_ON: 'اكتمل في',
    IN_PROGRESS: 'المنجز في المحاولة المفتوحة',
    SECONDS: 'الثواني',
    TIME: 'الوقت (دقائق:ثوانٍ)',
  },
  states: { COMPLETED: 'مكتمل', IN_PROGRESS: 'قيد التنفيذ', NOT_STARTED: 'لم يبدأ' },
  headOf: (exercise, measure) => `${exercise}: ${measure}`,
  benchmark: (level) => `الاختبار القبلي، المستوى ${level}`,
  summary: (level) => `الاختبار البعدي، المستوى ${level}`,
  project: (lesson, number) => `${lesson} – المشروع ${number}`,
  unpublished: (exercise) => `${exercise} (غير منشور)`,
  fileOf: (course, group) => (group === null ? `سجل الدرجات – ${course}` : `${group} – ${course}`),
};

export const renewalSheet: typeof en.renewalSheet = {
  rightToLeft: true,
  sheet: 'التجديدات',
  file: (day) => `التجديدات ${day}`,
  heads: {
    INSTITUTION: 'المؤسسة',
    LICENSE: 'الترخيص',
    SALES_MANAGER: 'مدير المبيعات',
    ENDS_ON: 'ينتهي في',
    DAYS: 'الأيام المتبقية',
    SEATS_USED: 'مقاعد تشغلها المجموعات',
    SEATS_TAKEN: 'مقاعد يشغلها المتعلمون',
    SEATS_BOUGHT: 'المقاعد المشتراة',
    LEARNERS: 'المتعلمون',
    ACTIVE: 'النشطون خلال 30 يومًا',
    ACTIVE_BEFORE: 'النشطون في 30 يومًا قبلها',
    GAIN: 'مكسب التعلم (نقاط)',
    GAIN_LEARNERS: 'المتعلمون في المكسب',
    COUNTED_ON: 'حُسب في',
    FOLLOW_UPS: 'المتابعات المفتوحة',
    NEXT_DUE: 'الموعد التالي',
    REASONS: 'الأسباب',
  },
  rules: {
    SEATS_SHORT: 'المقاعد قليلة',
    SEATS_UNUSED: 'مقاعد غير مستخدمة',
    QUIET: 'نشاط قليل',
    FALLING: 'نشطون أقل',
    NO_RESULTS: 'بلا نتائج',
    FOLLOW_UP_DUE: 'متابعة مستحقة',
    NO_MANAGER: 'بلا مدير مبيعات',
  },
};

export const auditSheet: typeof en.auditSheet = {
  file: 'سجل التدقيق',
  heads: {
    ENTRY: 'القيد',
    AT: 'الوقت (التوقيت العالمي)',
    ACTION: 'الإجراء',
    ACTOR_TYPE: 'نوع الشخص',
    ACTOR_ID: 'معرّف الشخص',
    ACTOR: 'الشخص',
    OBJECT_TYPE: 'نوع العنصر',
    OBJECT_ID: 'معرّف العنصر',
    OBJECT: 'العنصر',
    INSTITUTION: 'المؤسسة',
    BEFORE: 'قبل',
    AFTER: 'بعد',
    UNDOES: 'يتراجع عن',
    UNDONE_BY: 'تراجع عنه',
    ADDRESS: 'عنوان الشبكة',
  },
};

export const mailFrame: typeof en.mailFrame = { open: 'فتح الرابط' };
