// What those read who look after licenses and institutions, in Arabic.
import { institutionFields } from '../entities/ar.ts';
import { dayText, isolated, listText, plural } from '../formats/ar.ts';
import {
  days,
  groups as groupNoun,
  institutions as institutionNoun,
  invitations as invitationNoun,
  learners,
  licenses as licenseNoun,
  members as memberNoun,
  oblique,
  places,
  rowsOf,
  type Counted,
} from '../formats/arabic-nouns.ts';
import { gainFormats } from '../formats/gain-formats.ts';
import type * as en from './en.ts';

const { pointsText } = gainFormats('ar-u-nu-latn');
const openFollowUps: Counted = {
  zero: 'لا متابعات مفتوحة',
  one: 'متابعة مفتوحة واحدة',
  two: 'متابعتان مفتوحتان',
  few: '# متابعات مفتوحة',
  many: '# متابعة مفتوحة',
  other: '# متابعة مفتوحة',
};
const ofLearners = (count: number) => plural(count, oblique(learners));
const after = (count: number) => plural(count, oblique(days));

export const renewal: typeof en.renewal = {
  title: 'التجديدات القادمة',
  find: 'البحث عن مؤسسة أو ترخيص أو مدير مبيعات',
  view: 'العرض',
  clear: 'مسح',
  days: (count) => plural(count, days),
  windows: { active: 'كل النشطة', quotes: 'العروض المفتوحة', ended: 'انتهت مؤخرًا (30 يومًا)' },
  assignedToMe: 'المسندة إليّ',
  sortBy: 'الترتيب حسب',
  largestFirst: 'الأكبر أولًا',
  smallestFirst: 'الأصغر أولًا',
  columns: {
    INSTITUTION: 'المؤسسة',
    LICENSE: 'الترخيص',
    DAYS: 'الأيام',
    SEATS: 'المقاعد',
    ACTIVE: 'نشطون، 30 يومًا',
    ACTIVE_BEFORE: '30 يومًا قبلها',
    GAIN: 'المكسب',
    FOLLOW_UPS: 'المتابعات',
    NEXT_DUE: 'الموعد التالي',
  },
  why: 'لماذا',
  whyOf: (institution, license) => `لماذا: ${isolated(institution)}، ${isolated(license)}`,
  rules: {
    SEATS_SHORT: 'المقاعد قليلة',
    SEATS_UNUSED: 'مقاعد غير مستخدمة',
    QUIET: 'نشاط قليل',
    FALLING: 'نشطون أقل',
    NO_RESULTS: 'بلا نتائج',
    FOLLOW_UP_DUE: 'متابعة مستحقة',
    NO_MANAGER: 'بلا مدير مبيعات',
  },
  evidence: {
    short: (taken, bought) => `يشغل المتعلمون ${taken} من أصل ${bought} من المقاعد.`,
    unused: (taken, bought, run) =>
      `يشغل المتعلمون ${taken} من أصل ${bought} من المقاعد بعد ${after(run)} من بدء المدة.`,
    quiet: (active, of) => `عمل ${active} من أصل ${ofLearners(of)} خلال آخر 30 يومًا.`,
    falling: (active, before) => `عمل ${plural(active, learners)} خلال آخر 30 يومًا، و${before} في 30 يومًا قبلها.`,
    noResults: (taken, run) =>
      `يشغل المتعلمون ${plural(taken, oblique(places))}، ولم يُنهِ أحد منهم اختبارًا قبليًا واختباره البعدي بعد ${after(run)} من بدء المدة.`,
    due: (count, since, late) =>
      `${plural(count, openFollowUps)}؛ ${late === 0 ? 'أولاها مستحقة اليوم.' : `كان موعد أولاها ${dayText(since)}.`}`,
    noManager: (left) =>
      left === null
        ? 'لا أحد يعتني بالمؤسسة.'
        : left > 0
          ? `لا أحد يعتني بالمؤسسة، والباقي ${plural(left, days)}.`
          : 'لا أحد يعتني بالمؤسسة، وقد انتهى الترخيص.',
  },
  nothing: 'لا سبب لمتابعة هذا الترخيص الآن.',
  taken: (taken, bought) => `يشغله المتعلمون: ${taken} من أصل ${bought} من المقاعد`,
  active: (active, before, of) =>
    `عملوا خلال آخر 30 يومًا: ${active} من أصل ${ofLearners(of)} في مجموعات مفتوحة، وفي 30 يومًا قبلها: ${before}`,
  gained: (points, of) => `مكسب التعلم: ${isolated(pointsText(points))} نقطة، متوسط ${ofLearners(of)}`,
  fewLearners: (counted, least) =>
    `مكسب التعلم: يلزم ${least} من المتعلمين الذين أنهوا الاختبارين القبلي والبعدي (حتى الآن ${counted})`,
  openFollowUps: (count, next) => `${plural(count, openFollowUps)}، موعد التالية ${dayText(next)}`,
  lookedAfter: (manager) => `مدير المبيعات: ${isolated(manager)}`,
  countedOn: (day) =>
    day === null
      ? 'يُحسب المتعلمون والمكسب ليلًا، ولم يُحسبا بعد.'
      : `حُسب المتعلمون والمكسب يوم ${dayText(day)}، أما الأيام والمقاعد والمتابعات فهي كما الآن.`,
  notCounted: 'يُحسب المتعلمون والمكسب الليلة للمرة الأولى.',
  ofSeats: (part, whole) => `${part} من ${whole}`,
  points: pointsText,
  quoted: (ago) => (ago === 0 ? 'عُرض اليوم' : `عُرض قبل ${after(ago)}`),
  day: (of) => dayText(of),
  dueToday: 'اليوم',
  overdue: (late) => `متأخرة ${after(late)}`,
  followUp: 'إضافة متابعة',
  export: 'تصدير',
  exported: (file) => `حُفظ ${isolated(file)}`,
  notExported: 'تعذر إعداد جدول البيانات. يُرجى المحاولة مجددًا.',
  noMatch: 'لا نتائج مطابقة',
  notLoaded: 'تعذر تحميل التراخيص.',
  moreResults: 'مزيد من النتائج',
  shown: (count, more) => `${plural(count, licenseNoun)}${more ? '، وهناك المزيد' : ''}`,
};

export const followUp: typeof en.followUp = {
  title: 'المتابعات',
  dueTitle: 'المتابعات المستحقة',
  add: 'إضافة متابعة',
  none: 'لا شيء للمتابعة. يُرجى إضافة ما تريد العودة إليه.',
  noneDue: 'لا شيء مستحق اليوم.',
  notLoaded: 'تعذر تحميل المتابعات.',
  loadMore: 'تحميل المزيد',
  newTitle: 'إضافة متابعة',
  editTitle: 'تحرير المتابعة',
  save: 'حفظ',
  saved: 'حُفظت المتابعة',
  fields: { what: 'ماذا', assignee_id: 'من', due_on: 'موعدها', license_id: 'بخصوص' },
  note: 'ملاحظة',
  nobody: 'لا أحد بعد',
  you: 'أنت',
  noLicense: 'المؤسسة بأكملها',
  day: (of) => dayText(of),
  person: (first, last) => `${first} ${last}`.trim(),
  overdue: (count) => `متأخرة ${plural(count, oblique(days))}`,
  dueToday: 'مستحقة اليوم',
  dueOn: (day) => `موعدها ${dayText(day)}`,
  done: (day) => `أُنجزت ${dayText(day)}`,
  markDone: 'أُنجزت',
  notDone: 'إعادة فتح',
  doneThis: (what) => `أُنجزت: ${isolated(what)}`,
  notDoneThis: (what) => `إعادة فتح: ${isolated(what)}`,
  editThis: (what) => `تحرير: ${isolated(what)}`,
  deleteThis: (what) => `حذف: ${isolated(what)}`,
  deleted: 'حُذفت المتابعة.',
  undo: 'تراجع',
  askedAnew: 'طُلب الأمر نفسه من جديد وهو مفتوح: تجده في قائمة المؤسسة.',
  asksForSeats: (person, seats, license) =>
    `يطلب ${isolated(person)} زيادة ${plural(seats, oblique(places))} في ${isolated(license)}`,
  asksAboutMember: (person, member) => `يسأل ${isolated(person)} عن ${isolated(member)}`,
  leave: {
    title: 'هل تريد المغادرة من دون حفظ؟',
    text: 'ما أدخلته هنا غير محفوظ.',
    leave: 'مغادرة',
    stay: 'البقاء هنا',
  },
};

const administrators = { one: 'مدير واحد', two: 'مديرَين', few: '# مديرين', many: '# مديرًا', other: '# مدير' };

const said = (parts: readonly (string | false)[]) => listText(parts.filter((part) => part !== false));

export const institutionsFile: typeof en.institutionsFile = {
  title: 'مؤسسات من ملف',
  open: 'من ملف',
  notLoaded: 'تعذر تحميل الصفحة.',
  file: 'الملف',
  text: 'ملف CSV أو XLSX فيه صف لكل مؤسسة: الاسم والبلد والمنطقة الزمنية، وإن شئت الولاية والمدينة والعنوان وبريد مدير المبيعات. حتى 1000 مؤسسة و4 ميغابايت، أو 700 كيلوبايت لملف XLSX. ترى كل التغييرات قبل أن يحدث أي شيء.',
  licenseText:
    'الصف الذي فيه اسم ترخيص ومقاعد ومنتجات (تفصل بينها فاصلة منقوطة ;) ينشئ عرض سعر؛ ومع بداية ونهاية مثل 2026-08-31 ينشئ ترخيصًا ساريًا. وبالبريد والاسم الأول واسم العائلة يُدعى أول مدير.',
  leftName: 'مؤسسات-صفوف-متروكة',
  templateName: 'مؤسسات',
  columns: {
    name: 'الاسم',
    country: 'البلد',
    state: 'الولاية',
    ...institutionFields,
    time_zone: 'المنطقة الزمنية',
    sales_manager: 'مدير المبيعات',
    license: 'الترخيص',
    seats: 'المقاعد',
    products: 'المنتجات',
    price: 'السعر',
    currency: 'العملة',
    start: 'البداية',
    end: 'النهاية',
    admin_email: 'بريد المدير',
    admin_first_name: 'اسم المدير',
    admin_last_name: 'اسم عائلة المدير',
  },
  place: 'المكان',
  noName: 'بلا اسم',
  notRead: 'تعذرت قراءة الملف.',
  problems: {
    TOO_LARGE:
      'هذا الملف كبير جدًا: 4 ميغابايت على الأكثر، ولملف XLSX ‏700 كيلوبايت و16 ميغابايت بعد فك الضغط. قسّمه إلى عدة ملفات.',
    KIND: 'هذا ليس ملف CSV ولا XLSX. يُرجى حفظ الجدول بإحدى الصيغتين واختياره من جديد.',
    DAMAGED: 'هذا الملف تالف. يُرجى حفظ الجدول من جديد واختيار الملف الجديد.',
    ENCODING: 'لا يمكن قراءة هذا الملف بهذا الترميز. يُرجى اختيار ترميز آخر أعلاه.',
    NO_NAME_COLUMN: 'لا يوجد عمود عنوانه الاسم. يُرجى اختياره أدناه، أو كتابة أسماء الأعمدة في الصف الأول.',
    NO_COUNTRY_COLUMN: 'لا يوجد عمود عنوانه البلد. يُرجى اختياره أدناه، أو كتابة أسماء الأعمدة في الصف الأول.',
    NO_ROWS: 'هذا الملف لا يسمّي أي مؤسسة.',
    TOO_MANY_ROWS: 'هذا الملف يسمّي أكثر من 1000 مؤسسة. قسّمه إلى عدة ملفات.',
  },
  madeTitle: 'ما يُنشأ',
  changed: 'تغير شيء في هذه الأثناء ولم يُنشأ شيء. هذا ما يغيره الملف الآن.',
  parts: {
    institutions: (count) => `إنشاء ${plural(count, oblique(institutionNoun))}`,
    running: (count) => `تفعيل ${plural(count, oblique(licenseNoun))}`,
    quotes: (count) => `تقديم عرض لـ ${plural(count, oblique(licenseNoun))}`,
    invited: (count) => `دعوة ${plural(count, administrators)}`,
    left: (count) => `تخطي ${plural(count, rowsOf)}`,
  },
  comesTo: (parts) => `${listText(parts)}.`,
  make: (institutions) => (institutions === 0 ? 'إنشاء' : `إنشاء ${plural(institutions, oblique(institutionNoun))}`),
  making: (institutions) => `جارٍ إنشاء ${plural(institutions, oblique(institutionNoun))}…`,
  nothing: 'لا توجد مؤسسة لإنشائها.',
  notConfirmed: 'لم يصل تأكيد. يُرجى المحاولة مرة أخرى: تُنشأ كل مؤسسة مرة واحدة.',
  done: 'أُنشئت مؤسسات الملف',
  kinds: { NEW: 'جديدة', THERE: 'موجودة', TWICE: 'مكررة', WRONG: 'فيها أخطاء' },
  licensed: (name, seats, runs) => `${runs ? 'ترخيص' : 'عرض سعر'}: ${isolated(name)}، ${plural(seats, places)}.`,
  invited: (email) => `المدير: ${isolated(email)}.`,
  fault: (column, why) => `${column}: ${why}`,
  missing: 'غير مذكور.',
  wrong: {
    country: 'لا يوجد بلد بهذا الاسم. يُرجى كتابة اسمه أو رمزه من حرفين.',
    state: 'ليست ولاية في هذا البلد. يُرجى كتابة اسمها أو رمزها.',
    time_zone: 'لا توجد منطقة زمنية بهذا الاسم. يُرجى كتابة القارة والمدينة بالإنجليزية وبينهما خط مائل.',
    sales_manager: 'لا أحد في فريق المبيعات له هذا البريد.',
    seats: 'للتراخيص 1 أو 100 أو 300 أو 500 أو 1000 أو 1500 مقعد.',
    products: 'يجب أن يكون كل منها اسم منتج منشور واحد بالضبط.',
    price: 'يُرجى كتابة مبلغ مثل 1200.50.',
    currency: 'يُرجى كتابة رمز العملة من ثلاثة أحرف.',
  },
  last: {
    text: (institutions, day) => `أنشأت ${plural(institutions, oblique(institutionNoun))} من ملف يوم ${dayText(day)}.`,
    undo: 'تراجع',
    undone: (institutions) => `تم التراجع عن ${plural(institutions, oblique(institutionNoun))}، مع التراخيص والدعوات.`,
    inTheWay: 'لم يتم التراجع عن شيء، لأن العمل جرى على هذه المؤسسات:',
    what: ({ members, invitations, licenses, groups }) =>
      said([
        members > 0 && plural(members, memberNoun),
        invitations > 0 && `${plural(invitations, invitationNoun)} من غير الملف`,
        licenses > 0 && `${plural(licenses, licenseNoun)} بعد تغيير`,
        groups > 0 && plural(groups, groupNoun),
      ]),
  },
};
