import { isolated, plural } from '../../../texts/formats/ar.ts';
import type { question as en } from './en.ts';

const placed = (item: string, place: number, total: number) => `${isolated(item)}، ${place} من ${total}`;

export const question: typeof en = {
  number: (number) => `السؤال ${number}`,
  outOf: (total) => `من ${total}`,
  noAnswers: 'لا توجد إجابات',
  selectAll: 'حدد كل ما ينطبق.',
  answers: 'الإجابات',
  enlarge: (answer) => `تكبير صورة ${isolated(answer)}`,
  picture: (letter) => `صورة الإجابة ${isolated(letter)}`,
  yourAnswer: 'إجابتك',
  correctAnswer: 'الإجابة الصحيحة',
  true: 'صواب',
  false: 'خطأ',
  correct: 'صحيح',
  incorrect: 'غير صحيح',
  hint: 'تلميح',
  openHint: 'فتح التلميح',
  openExplanation: 'فتح الشرح',
  steps: { CHECK: 'تحقق من الإجابة', RESET: 'حاول مجددًا', ADVANCE: 'متابعة', SUBMIT: 'تسليم الإجابات' },
  chooseFirst: 'اختر إجابة أولًا',
  placeFirst: 'حرّك عنصرًا أو احتفظ بهذا الترتيب',
  rowsOpen: (count) =>
    plural(count, {
      one: 'صف واحد بلا إجابة بعد',
      two: 'صفان بلا إجابة بعد',
      few: '# صفوف بلا إجابة بعد',
      many: '# صفًا بلا إجابة بعد',
      other: '# صف بلا إجابة بعد',
    }),
  lettersMissing: (count) =>
    plural(count, {
      one: 'مفهوم واحد بلا حرف بعد',
      two: 'مفهومان بلا حرف بعد',
      few: '# مفاهيم بلا حرف بعد',
      many: '# مفهومًا بلا حرف بعد',
      other: '# مفهوم بلا حرف بعد',
    }),
  triesLeft: (count) =>
    plural(count, {
      zero: 'لم تبقَ محاولات',
      one: 'بقيت محاولة واحدة',
      two: 'بقيت محاولتان',
      few: 'بقيت # محاولات',
      other: 'بقيت # محاولة',
    }),
  sequence: {
    instruction: 'اسحب العناصر إلى الترتيب الصحيح، أو استخدم الأسهم.',
    keepOrder: 'الاحتفاظ بهذا الترتيب',
    kept: 'تم الاحتفاظ بهذا الترتيب.',
    grip: (item) => `تحريك ${isolated(item)}`,
    gripHelp:
      'اضغط مفتاح المسافة لالتقاطه، ومفاتيح الأسهم لتحريكه، والمسافة مرة أخرى لإفلاته. يعيده مفتاح الهروب إلى مكانه.',
    up: (item) => `نقل ${isolated(item)} إلى أعلى`,
    down: (item) => `نقل ${isolated(item)} إلى أسفل`,
    lifted: (item, place, total) => `تم التقاط ${placed(item, place, total)}`,
    moved: placed,
    dropped: (item, place, total) => `تم إفلات ${placed(item, place, total)}`,
    putBack: (item, place, total) => `عاد ${placed(item, place, total)}`,
    givenOrder: 'ترتيبك',
    untouchedOrder: 'كما عُرض عليك',
    rightOrder: 'الترتيب الصحيح',
  },
  matching: {
    instruction: 'اسحب حرفًا إلى مفهوم، أو حدد خانة ثم حرفًا.',
    concepts: 'المفاهيم',
    descriptions: 'الأوصاف',
    letters: 'الأحرف',
    emptySlot: (concept) => `${isolated(concept)}، بلا حرف`,
    filledSlot: (concept, letter) => `${isolated(concept)}، الحرف ${isolated(letter)}`,
    slotHelp: 'اكتب حرفًا لوضعه. مفتاح الحذف الخلفي يمسحه.',
    letter: (letter, description) => `الحرف ${isolated(letter)}: ${isolated(description)}`,
    usedLetter: (letter, description) => `الحرف ${isolated(letter)}، مستخدم: ${isolated(description)}`,
    placed: (letter, concept) => `وُضع الحرف ${isolated(letter)} على ${isolated(concept)}`,
    swapped: (concept, other) => `تبادل حرفا ${isolated(concept)} و${isolated(other)} موضعيهما`,
    cleared: (concept) => `${isolated(concept)} بلا حرف`,
    waiting: (concept) => `${isolated(concept)} في انتظار حرف`,
    clear: (concept) => `مسح حرف ${isolated(concept)}`,
    rightLetter: (letter) => `الحرف الصحيح: ${isolated(letter)}`,
  },
};
