import { isolated, listText, plural } from '../../../texts/formats/ar.ts';
import { freePlaces, learners, oblique, people } from '../../../texts/formats/arabic-nouns.ts';
import { rowsOf } from '../../../base/spreadsheet/texts/arabic-rows.ts';
import type { roster as en } from './en.ts';

const changesOf = { one: 'تغيير واحد', two: 'تغييرين', few: '# تغييرات', many: '# تغييرًا', other: '# تغيير' };

export const roster: typeof en = {
  title: 'استيراد قائمة',
  toMembers: 'إلى أعضاء المجموعة',
  text: 'ملف CSV أو XLSX فيه صف لكل شخص: البريد الإلكتروني، وإن شئت الاسم الأول واسم العائلة والدور (متعلم أو مدرس) والمجموعة. بعمود للمجموعة يملأ ملف واحد عدة مجموعات. حتى 1000 شخص و512 كيلوبايت. ترى كل التغييرات قبل أن يحدث أي شيء.',
  leftName: 'صفوف-متروكة',
  templateName: 'قائمة',
  columns: {
    email: 'البريد الإلكتروني',
    first_name: 'الاسم الأول',
    last_name: 'اسم العائلة',
    role: 'الدور',
    group: 'المجموعة',
    name: 'الاسم الكامل',
  },
  notRead: 'تعذرت قراءة الملف.',
  problems: {
    TOO_LARGE: 'هذا الملف كبير جدًا: 512 كيلوبايت على الأكثر، و16 ميغابايت بعد فك الضغط.',
    KIND: 'هذا ليس ملف CSV ولا XLSX. يُرجى حفظ الجدول بإحدى الصيغتين واختياره من جديد.',
    DAMAGED: 'هذا الملف تالف. يُرجى حفظ الجدول من جديد واختيار الملف الجديد.',
    ENCODING: 'لا يمكن قراءة هذا الملف بهذا الترميز. يُرجى اختيار ترميز آخر أعلاه.',
    NO_EMAIL_COLUMN: 'لم يُعثر على عمود البريد الإلكتروني. يُرجى اختياره أدناه، أو كتابة أسماء الأعمدة في الصف الأول.',
    NO_ROWS: 'لا يحتوي هذا الملف على أشخاص.',
    TOO_MANY_ROWS: 'يحتوي هذا الملف على أكثر من 1000 شخص. قسّمه إلى عدة ملفات.',
  },
  changesTitle: 'ما الذي يتغير',
  changed: 'تغير شيء في هذه الأثناء ولم يُستورد شيء. هذا ما يغيره الملف الآن.',
  sums: ({ added, moved, elsewhere, awaited, unchanged, removed, conflicts }) => {
    const parts = [
      added > 0 && `إضافة ${plural(added, oblique(people))}`,
      moved > 0 && `نقل ${plural(moved, oblique(learners))}`,
      elsewhere > 0 && `بقاء ${plural(elsewhere, oblique(learners))} في مجموعة أخرى`,
      removed > 0 && `إزالة ${plural(removed, oblique(people))}`,
      awaited > 0 && `انضمام ${plural(awaited, oblique(people))} عند تسجيل الدخول`,
      unchanged > 0 && `بقاء ${plural(unchanged, oblique(people))} دون تغيير`,
      conflicts > 0 && `تخطي ${plural(conflicts, rowsOf)}`,
    ];
    return `${listText(parts.filter((part) => part !== false))}.`;
  },
  mails: (count) =>
    `تصل رسالة فيها رابط المجموعة إلى ${plural(count, { one: 'شخص واحد ينضم', two: 'شخصين ينضمان', few: '# أشخاص ينضمون', many: '# شخصًا ينضمون', other: '# شخص ينضمون' })} عند تسجيل الدخول.`,
  short: (awaited, places) =>
    `الانضمام عند تسجيل الدخول: ${plural(awaited, people)}، و${plural(places, freePlaces)}. لا يُشغل المقعد إلا عند الانضمام.`,
  import: (changes) => (changes === 0 ? 'استيراد' : `استيراد ${plural(changes, changesOf)}`),
  nothing: 'لا يوجد ما يُستورد.',
  notConfirmed: 'لم يصل تأكيد. يرجى المحاولة مجددًا: لا تُستورد القائمة إلا مرة واحدة.',
  imported: 'تم استيراد القائمة',
  instructor: 'مدرس',
  fromTo: (from, to) => `من ${isolated(from)} إلى ${isolated(to)}`,
  learnsIn: (group) => `يتعلم في ${isolated(group)}`,
  learnsElsewhere: 'يتعلم في مجموعة أخرى',
  choiceOf: (name) => `ما يحدث لـ${isolated(name)}`,
  choices: { ADD: 'إضافة هنا أيضًا', MOVE: 'نقل', LEAVE: 'إبقاء' },
  kinds: {
    ADDED: 'يُضاف',
    MOVED: 'يُنقل',
    ELSEWHERE: 'في مجموعة أخرى',
    UNCHANGED: 'موجود بالفعل',
    AWAITED: 'ينضم عند تسجيل الدخول',
    CONFLICT: 'يُتخطى',
  },
  conflicts: {
    CELL_ERROR: 'تحوي خلية خطأً من جدول البيانات',
    OPEN_QUOTE: 'علامة اقتباس غير مغلقة',
    EMAIL: 'عنوان البريد الإلكتروني غير صالح',
    NAME_TOO_LONG: 'اسم أطول من 200 حرف',
    ROLE: 'الدور ليس متعلمًا ولا مدرسًا',
    UNKNOWN_GROUP: 'ليست لك هنا مجموعة بهذا الاسم',
    SEVERAL_GROUPS_OF_THAT_NAME: 'عدة مجموعات تحمل هذا الاسم',
    REPEATED: 'مكرر لصف سابق',
    OTHER_ROLE: 'موجود هنا بالفعل بدور آخر',
    MAIN_INSTRUCTOR_ONLY: 'المدرس الرئيسي وحده يضيف المدرسين',
    GROUP_FULL: 'المجموعة ممتلئة',
    GROUP_NOT_ACTIVE: 'المجموعة مغلقة أو انتهت',
    LICENSE_EXPIRED: 'ترخيص المجموعة غير صالح الآن',
    CONFLICT: 'بدأ التمرين نفسه في المجموعتين',
  },
  missingTitle: 'ليسوا في الملف',
  missingText: 'يبقى هؤلاء. يُرجى تحديد من تريد إزالته؛ وتبقى نتائج المتعلمين محفوظة.',
  removeAll: 'إزالتهم جميعًا',
  removeOne: (name) => `إزالة ${isolated(name)}`,
};
