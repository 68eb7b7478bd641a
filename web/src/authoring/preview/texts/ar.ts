import type { preview as en } from './en.ts';

export const preview: typeof en = {
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
