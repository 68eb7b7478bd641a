// What those read who import a roster or people, in Arabic.
import { dayText, isolated, listText, plural } from '../formats/ar.ts';
import {
  freePlaces,
  groups,
  invitations,
  learners,
  members,
  oblique,
  people,
  places,
  rowsOf,
} from '../formats/arabic-nouns.ts';
import type * as en from './en.ts';

export * from '../spreadsheet/ar.ts';

const linksOf = { one: 'رابط واحد', two: 'رابطين', few: '# روابط', many: '# رابطًا', other: '# رابط' };

export const peopleFile: typeof en.peopleFile = {
  title: 'الدعوة من ملف',
  notLoaded: 'تعذر تحميل المؤسسة.',
  toMembers: 'إلى الأعضاء',
  text: 'ملف CSV أو XLSX فيه صف لكل شخص: البريد الإلكتروني والاسم الأول واسم العائلة، وإن شئت الدور (متعلم أو مدرس أو مدير المركز؛ متعلم إن لم يُذكر) والمجموعة التي ينضم إليها الشخص عند القبول. حتى 10000 شخص و4 ميغابايت، أو 700 كيلوبايت لملف XLSX. ترى كل التغييرات قبل أن يحدث أي شيء. ويبقى الأعضاء غير المذكورين في الملف ما لم تحددهم.',
  leftName: 'أشخاص-صفوف-متروكة',
  templateName: 'أشخاص',
  columns: {
    email: 'البريد الإلكتروني',
    first_name: 'الاسم الأول',
    last_name: 'اسم العائلة',
    role: 'الدور',
    group: 'المجموعة',
    name: 'الاسم الكامل',
  },
  roles: { CENTER_ADMIN: 'مدير المركز', INSTRUCTOR: 'مدرس', STUDENT: 'متعلم' },
  notRead: 'تعذرت قراءة الملف.',
  problems: {
    TOO_LARGE:
      'هذا الملف كبير جدًا: 4 ميغابايت على الأكثر، ولملف XLSX ‏700 كيلوبايت و16 ميغابايت بعد فك الضغط. قسّمه إلى عدة ملفات.',
    KIND: 'هذا ليس ملف CSV ولا XLSX. يُرجى حفظ الجدول بإحدى الصيغتين واختياره من جديد.',
    DAMAGED: 'هذا الملف تالف. يُرجى حفظ الجدول من جديد واختيار الملف الجديد.',
    ENCODING: 'لا يمكن قراءة هذا الملف بهذا الترميز. يُرجى اختيار ترميز آخر أعلاه.',
    NO_EMAIL_COLUMN: 'لم يُعثر على عمود البريد الإلكتروني. يُرجى اختياره أدناه، أو كتابة أسماء الأعمدة في الصف الأول.',
    NO_FIRST_NAME_COLUMN: 'لم يُعثر على عمود الاسم الأول. يُرجى اختياره أدناه، أو كتابة أسماء الأعمدة في الصف الأول.',
    NO_LAST_NAME_COLUMN: 'لم يُعثر على عمود اسم العائلة. يُرجى اختياره أدناه، أو كتابة أسماء الأعمدة في الصف الأول.',
    NO_ROWS: 'لا يحتوي هذا الملف على أشخاص.',
    TOO_MANY_ROWS: 'يحتوي هذا الملف على أكثر من 10000 شخص. قسّمه إلى عدة ملفات.',
  },
  invitedTitle: 'من تتم دعوته',
  changed: 'تغير شيء في هذه الأثناء ولم يُنفَّذ شيء. هذا ما يغيره الملف الآن.',
  comesTo: (invited, left) => {
    const parts = [`دعوة ${plural(invited, oblique(people))}`, left > 0 && `تخطي ${plural(left, rowsOf)}`];
    return `${listText(parts.filter((part) => part !== false))}.`;
  },
  crowded: (names) => `المقاعد لا تكفي: ${listText(names)}. من لا يجد مقعدًا يصبح عضوًا في المؤسسة فقط.`,
  places: (group, invited, free) => `${isolated(group)} (${plural(invited, people)}، ${plural(free, freePlaces)})`,
  others: (count) => `${plural(count, { other: '#' })} غيرها`,
  mails: 'رسائل الدعوة',
  ways: { now: 'إرسالها الآن', onDay: 'إرسالها ابتداءً من يوم تختاره', never: 'عدم إرسال أي رسالة' },
  wayTexts: {
    now: 'تُرسل حتى 500 رسالة في اليوم، والباقي في الأيام التالية.',
    onDay: 'تُرسل ابتداءً من هذا اليوم، حتى 500 رسالة في اليوم.',
    never: 'تحصل على رابط لكل شخص لتسلّمه إليه. كل رابط صالح 30 يومًا.',
  },
  day: 'اليوم الأول',
  noDay: (first, last) => `يُرجى اختيار يوم من ${dayText(first)} إلى ${dayText(last)}.`,
  act: (invited, removed) => {
    const parts = [
      invited > 0 && `دعوة ${plural(invited, oblique(people))}`,
      removed > 0 && `إزالة ${plural(removed, oblique(members))}`,
    ];
    return parts.filter((part) => part !== false).join('، ') || 'دعوة';
  },
  importing: 'جارٍ استيراد الملف…',
  nothing: 'لا يوجد من تتم دعوته.',
  notConfirmed: 'لم يصل تأكيد. يرجى المحاولة مجددًا: لا يُنفَّذ شيء مرتين.',
  done: 'تم استيراد الملف',
  kinds: {
    NEW: 'جديد',
    OVER: 'يُدعى من جديد',
    INVITED: 'مدعو بالفعل',
    MEMBER: 'عضو',
    OTHER_ROLE: 'دور آخر',
    TWICE: 'مكرر',
    WRONG: 'فيه أخطاء',
  },
  overSince: (day) => `انتهت صلاحية الدعوة السابقة في ${dayText(day)}`,
  isOtherwise: (role) => `يبقى ${role}`,
  joins: (group) => `ينضم إلى ${isolated(group)}`,
  noGroup: 'لا ينضم إلى أي مجموعة',
  said: (faults) => faults.map((fault) => faultTexts[fault]).join('. '),
  missing: {
    title: (count) => `غير مذكورين في الملف ممن يمكنك إزالتهم: ${plural(count, members)}`,
    text: 'يبقون ما لم تحددهم. من تحدده يغادر المؤسسة ومجموعاتها وتصبح مقاعده شاغرة؛ وتُحفظ النتائج. يمكنك التراجع عن ذلك مع الاستيراد خلال 7 أيام.',
    first: (count) => `يظهر الأوائل منهم: ${plural(count, members)}.`,
    groups: 'المجموعات',
    removeAll: 'إزالة الجميع',
    removeOne: (name) => `إزالة ${isolated(name)}`,
    stays: {
      LEADS_GROUPS: 'مدرس رئيسي لمجموعة: يُرجى إزالته في قائمة الأعضاء واختيار من يخلفه',
      LAST_ADMINISTRATOR: 'يبقى: لا يحتوي الملف على أي مدير',
    },
    leaving: (count, ended) =>
      `إزالة ${plural(count, oblique(members))}${ended > 0 ? `، وإنهاء العضوية في ${plural(ended, oblique(groups))}` : ''}.`,
  },
  link: 'الرابط',
  linksName: 'روابط-الدعوات',
  saveLinks: (links) => `حفظ ${plural(links, linksOf)}`,
  last: {
    title: 'عمليات الاستيراد في آخر 7 أيام',
    text: (invited, removed, day, by) => {
      const parts = [
        (invited > 0 || removed === 0) && `دعوة ${plural(invited, oblique(people))}`,
        removed > 0 && `إزالة ${plural(removed, oblique(members))}`,
      ];
      return `${listText(parts.filter((part) => part !== false))} من ملف بتاريخ ${dayText(day)}، نفذها ${isolated(by)}.`;
    },
    undo: 'تراجع',
    without: (name, group) => `${isolated(name)} (${isolated(group)})`,
    undone: (withdrawn, stay, restored, without) =>
      [
        ...(withdrawn > 0 || restored === 0 ? [`تم سحب ${plural(withdrawn, oblique(invitations))}.`] : []),
        ...(restored > 0 ? [`تمت إعادة ${plural(restored, oblique(members))}.`] : []),
        ...(stay.length > 0 ? [`قبل الدعوة ويبقى: ${listText(stay)}.`] : []),
        ...(without.length > 0 ? [`لم يجد مقعدًا في مجموعة: ${listText(without)}.`] : []),
      ].join(' '),
  },
  left: {
    title: 'ما لم يُتراجع عنه',
    stay: (count) => `قبلوا الدعوة ويبقون: ${plural(count, people)}.`,
    without: (count) => `مقاعد في مجموعات لم توجد: ${plural(count, places)}.`,
  },
};

const faultTexts: Record<Parameters<typeof en.peopleFile.said>[0][number], string> = {
  CELL_ERROR: 'تحوي خلية خطأً من جدول البيانات',
  OPEN_QUOTE: 'علامة اقتباس غير مغلقة',
  EMAIL: 'البريد الإلكتروني: العنوان غير صالح',
  FIRST_NAME_MISSING: 'الاسم: ناقص',
  FIRST_NAME_TOO_LONG: 'الاسم الأول: أطول من 200 حرف',
  LAST_NAME_TOO_LONG: 'اسم العائلة: أطول من 200 حرف',
  ROLE: 'الدور: يجب أن يكون متعلمًا أو مدرسًا أو مدير المركز',
  ROLE_NOT_YOURS: 'الدور: فريق المبيعات وحده يدعو مديري المراكز',
  GROUP_UNKNOWN: 'المجموعة: لا توجد مجموعة بهذا الاسم',
  GROUP_OF_SEVERAL: 'المجموعة: توجد عدة مجموعات بهذا الاسم',
  GROUP_NOT_OPEN: 'المجموعة: انتهت أو مغلقة',
  GROUP_UNLICENSED: 'المجموعة: انتهت صلاحية ترخيصها',
  GROUP_FOR_LEARNERS: 'المجموعة: لا ينضم إليها بالدعوة إلا المتعلمون',
};

const changesOf = { one: 'تغيير واحد', two: 'تغييرين', few: '# تغييرات', many: '# تغييرًا', other: '# تغيير' };

export const roster: typeof en.roster = {
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
  short: (awaited, free) =>
    `الانضمام عند تسجيل الدخول: ${plural(awaited, people)}، و${plural(free, freePlaces)}. لا يُشغل المقعد إلا عند الانضمام.`,
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
