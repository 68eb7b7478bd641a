import * as nouns from '../../../texts/formats/arabic-nouns.ts';
import { isolated, plural } from '../../../texts/formats/ar.ts';
import type { cmsItem as en } from './en.ts';

export const cmsItem: typeof en = {
  notLoaded: 'تعذر تحميل هذا الجزء من الدورة.',
  state: {
    publish: 'نشر',
    unpublish: 'إلغاء النشر',
    delete: 'حذف',
    publishedNow: (name) => `تم نشر ${isolated(name)}.`,
    draftNow: (name) => `أصبح ${isolated(name)} مسودة من جديد.`,
    deleted: (name) => `تم حذف ${isolated(name)}.`,
  },
  deleting: {
    title: (name) => `حذف ${isolated(name)}؟`,
    notCounted: 'تعذرت قراءة ما يعتمد عليه. يمكنك حذفه مع ذلك.',
    inGroups: (count) => `${plural(count, nouns.groups)} بهذه الدورة`,
    withResults: (count) => `${plural(count, nouns.learners)} لديهم نتائج فيه، وتبقى نتائجهم`,
    projects: (count) => plural(count, nouns.studyProjects),
    questions: (count) => plural(count, nouns.questions),
    nothing: 'لا شيء يعتمد عليه.',
    undo: 'التراجع يعيده.',
  },
  form: {
    save: 'حفظ',
    saved: (name) => `تم حفظ ${isolated(name)}.`,
    name: 'الاسم',
    logo: 'الشعار',
    description: 'الوصف',
    descriptionHelp: (longest) => `لا يزيد على ${longest} حرفًا.`,
    order: 'ترتيب العرض',
    orderHelp: 'عدد صحيح. ما يقف في هذا المكان ينتقل إلى ما بعده.',
    leaveTitle: 'المغادرة دون حفظ؟',
    leaveText: 'ما غيّرته هنا لم يُحفظ بعد.',
    leave: 'مغادرة',
    stay: 'البقاء',
  },
  conflict: {
    title: 'غيّر شخص آخر هذا العنصر',
    text: 'اختر النسخة التي تبقى. لا يضيع شيء قبل أن تختار.',
    yours: 'نسختك',
    theirs: 'النسخة الأخرى',
    keep: 'الاحتفاظ بنسختي',
    take: 'أخذ النسخة الأخرى',
    none: 'لا شيء',
  },
};
