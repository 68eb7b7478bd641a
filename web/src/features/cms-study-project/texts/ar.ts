import { isolated } from '../../../texts/formats/ar.ts';
import type { cmsStudyProject as en } from './en.ts';

export const cmsStudyProject: typeof en = {
  new: 'مشروع دراسي جديد',
  create: 'إنشاء المشروع الدراسي',
  created: 'تمت إضافة المشروع الدراسي.',
  level: 'المستوى',
  number: 'الرقم',
  numberHelp: 'ما يبدأ من هذا الرقم ينتقل إلى ما بعده.',
  kind: 'النوع',
  kindHelp: 'يظهر في أول عنوان من المقدمة.',
  kinds: { NONE: 'بلا نوع', LEARN: 'تعلُّم', APPLY: 'تطبيق' },
  introduction: 'المقدمة',
  updateFailed: 'عفوًا! حدث خطأ ما أثناء التحديث. حدّث المتصفح وحاول مجددًا. إذا استمرت المشكلة فاتصل بالدعم الفني',
  createFailed: 'تعذر إنشاء المشروع الدراسي. حدّث الصفحة وحاول مجددًا!',
  cases: {
    title: 'دراسات الحالة',
    notLoaded: 'تعذر تحميل دراسات الحالة.',
    add: 'إضافة دراسة حالة',
    added: (name) => `تمت إضافة ${isolated(name)}.`,
    none: 'لا دراسات حالة في هذا المشروع الدراسي بعد.',
    name: (number) => `دراسة الحالة ${number}`,
    scenario: 'سيناريو الحالة',
    noScenario: 'لا سيناريو للحالة بعد.',
    reinforcement: 'الأسئلة التعزيزية',
    noReinforcement: 'لا أسئلة تعزيزية بعد.',
    addFailed: 'عفوًا! حدث خطأ ما. حدّث الصفحة وحاول مجددًا. إذا استمرت المشكلة فاتصل بالدعم الفني.',
    deleteFailed: 'فشلت العملية! اتصل بالدعم الفني إذا استمرت المشكلة.',
    updateFailed: 'تعذر إنشاء دراسة الحالة أو تحديثها',
  },
};
