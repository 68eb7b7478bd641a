/** What is counted on many screens, in the six forms of Arabic; two stand in the nominative. */
export type Counted = { readonly [Form in 'zero' | 'one' | 'two' | 'few' | 'many' | 'other']: string };

const masculine = (one: string, several: string, two = `${one}ان`, many = `${one}ًا`): Counted => ({
  zero: `لا ${several}`,
  one: `${one} واحد`,
  two,
  few: `# ${several}`,
  many: `# ${many}`,
  other: `# ${one}`,
});

const feminine = (one: string, several: string, two = `${one.slice(0, -1)}تان`): Counted => ({
  zero: `لا ${several}`,
  one: `${one} واحدة`,
  two,
  few: `# ${several}`,
  many: `# ${one}`,
  other: `# ${one}`,
});

export const benchmarks: Counted = {
  zero: 'لا اختبارات قبلية',
  one: 'اختبار قبلي واحد',
  two: 'اختباران قبليان',
  few: '# اختبارات قبلية',
  many: '# اختبارًا قبليًا',
  other: '# اختبار قبلي',
};
export const cards = feminine('بطاقة', 'بطاقات');
export const characters = masculine('حرف', 'أحرف');
export const clips = masculine('مقطع', 'مقاطع');
export const courses = feminine('دورة', 'دورات');
export const days = masculine('يوم', 'أيام');
export const files = masculine('ملف', 'ملفات');
export const groups = feminine('مجموعة', 'مجموعات');
export const instructors = masculine('مدرس', 'مدرسين');
export const institutions = feminine('مؤسسة', 'مؤسسات');
export const invitations = feminine('دعوة', 'دعوات');
export const learners = masculine('متعلم', 'متعلمين');
export const lessons = masculine('درس', 'دروس');
export const levels = masculine('مستوى', 'مستويات', 'مستويان', 'مستوى');
export const licenses = masculine('ترخيص', 'تراخيص');
export const lines = masculine('سطر', 'أسطر');
export const members = masculine('عضو', 'أعضاء');
export const pages = feminine('صفحة', 'صفحات');
export const people = masculine('شخص', 'أشخاص');
export const places = masculine('مقعد', 'مقاعد');
export const points = feminine('نقطة', 'نقاط');
export const questions = masculine('سؤال', 'أسئلة');

export const freePlaces: Counted = {
  zero: 'لا مقاعد شاغرة',
  one: 'مقعد شاغر واحد',
  two: 'مقعدان شاغران',
  few: '# مقاعد شاغرة',
  many: '# مقعدًا شاغرًا',
  other: '# مقعد شاغر',
};

/** The same after a preposition, a verb or another noun, where two change their ending. */
export const oblique = (noun: Counted): Counted => ({ ...noun, two: noun.two.replace(/ان$/, 'ين') });

export const studyProjects: Counted = {
  zero: 'لا مشاريع دراسية',
  one: 'مشروع دراسي واحد',
  two: 'مشروعان دراسيان',
  few: '# مشاريع دراسية',
  many: '# مشروعًا دراسيًا',
  other: '# مشروع دراسي',
};

export const summaries: Counted = {
  zero: 'لا اختبارات بعدية',
  one: 'اختبار بعدي واحد',
  two: 'اختباران بعديان',
  few: '# اختبارات بعدية',
  many: '# اختبارًا بعديًا',
  other: '# اختبار بعدي',
};
export const users = masculine('مستخدم', 'مستخدمين');

const cardsOf = (deck: string): Counted => ({
  zero: `لا بطاقات ${deck}`,
  one: `بطاقة ${deck} واحدة`,
  two: `بطاقتا ${deck}`,
  few: `# بطاقات ${deck}`,
  many: `# بطاقة ${deck}`,
  other: `# بطاقة ${deck}`,
});
export const quickdeckCards = cardsOf('Quickdeck');
export const quickclipCards = cardsOf('Quickclip');

export const caseStudies: Counted = {
  zero: 'لا دراسات حالة',
  one: 'دراسة حالة واحدة',
  two: 'دراستا حالة',
  few: '# دراسات حالة',
  many: '# دراسة حالة',
  other: '# دراسة حالة',
};

export const keyElements: Counted = {
  zero: 'لا عناصر أساسية',
  one: 'عنصر أساسي واحد',
  two: 'عنصران أساسيان',
  few: '# عناصر أساسية',
  many: '# عنصرًا أساسيًا',
  other: '# عنصر أساسي',
};

/** Rows of a file, counted in the oblique case. */
export const rowsOf = { one: 'صف واحد', two: 'صفين', few: '# صفوف', many: '# صفًا', other: '# صف' };
