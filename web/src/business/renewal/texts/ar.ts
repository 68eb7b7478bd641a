import { days, learners, licenses, oblique, places, type Counted } from '../../../texts/formats/arabic-nouns.ts';
import { dayText, isolated, plural } from '../../../texts/formats/ar.ts';
import { gainFormats } from '../../../texts/formats/gain-formats.ts';
import type { renewal as en } from './en.ts';

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

export const renewal: typeof en = {
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
  shown: (count, more) => `${plural(count, licenses)}${more ? '، وهناك المزيد' : ''}`,
};
