import type { renewalMails as en } from './en.ts';

export const renewalMails: typeof en = {
  title: 'رسائل التجديد',
  when: 'قبل 90 و30 و7 أيام من انتهاء ترخيص، وعندما تُشغل 9 من كل 10 مقاعد.',
  toSales: 'إلى مدير المبيعات',
  toSalesHelp: 'رسالة واحدة في اليوم على الأكثر، عن جميع المؤسسات التي يعتني بها.',
  toAdministrators: 'إلى مديري المركز',
  toAdministratorsHelp: 'رسالة واحدة في اليوم على الأكثر لكل منهم.',
  sentAgain: 'تُرسل هذه الرسائل من جديد.',
  stopped: 'لم تعد هذه الرسائل تُرسل.',
  notLoaded: 'تعذر تحميل إعدادات الرسائل.',
};
