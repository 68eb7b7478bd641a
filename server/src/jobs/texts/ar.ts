import type { en } from './en.ts';

/** The mail to whoever runs the installation about work that failed, in Arabic. */
export const ar: typeof en = {
  subject: (job) => `Lectern: فشل عمل يقوم به الخادم من تلقاء نفسه (${job})`,
  failed: (job) => `فشل العمل «${job}». وهذا هو السبب:`,
  next: 'يُعاد تلقائيًا. لا تصل الرسالة التالية إلا بعد أن ينجح ثم يفشل من جديد. هنا تُعرض حاله ويمكن تنفيذه فورًا:',
};
