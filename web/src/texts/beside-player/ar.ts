// What those read who have a text read to them, and authors in preview, in Arabic.
import { isolated, plural } from '../formats/ar.ts';
import { lines } from '../formats/arabic-nouns.ts';
import type * as en from './en.ts';

export const reader: typeof en.reader = {
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  sentenceBefore: 'الجملة السابقة',
  sentenceAfter: 'الجملة التالية',
  settings: 'الصوت والسرعة والنص',
  voice: 'الصوت',
  anyVoice: 'صوت هذا المتصفح',
  speed: 'السرعة',
  rate: (rate) => isolated(`${rate} ×`),
  lines: 'الأسطر في بؤرة التركيز',
  lineCount: (count) => (count === 0 ? 'الكل' : plural(count, lines)),
  brokeOff: 'انقطع صوت هذا المتصفح. يُرجى اختيار صوت آخر في «الصوت والسرعة والنص».',
};

export const preview: typeof en.preview = {
  exercise: {
    reminder: 'معاينة. تظهر المسودات ولا يُسجَّل شيء.',
    exit: 'لا يُسجَّل شيء هنا: تزول إجاباتك عند الخروج.',
    howOften: 'في المعاينة يمكنك أداؤه بقدر ما تشاء.',
    timesOver: 'عند انتهاء الوقت تُسلَّم إجاباتك. يستمر الوقت في أثناء غيابك.',
    withheld: '',
    completed: 'لم يُسجَّل منه شيء. يمكنك البدء من جديد في أي وقت.',
    back: 'العودة إلى الدورة',
  },
  title: 'معاينة',
  draft: 'مسودة',
  holds: (sizes) => sizes.join('، '),
  noLessons: 'ليس لهذه الدورة دروس بعد.',
};
