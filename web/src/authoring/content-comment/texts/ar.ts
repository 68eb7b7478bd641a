import type { contentComment as en } from './en.ts';

export const contentComment: typeof en = {
  none: 'لم يعلّق أحد على هذا بعد.',
  notLoaded: 'تعذر تحميل التعليقات.',
  more: 'عرض التعليقات اللاحقة',
  label: 'تعليقك',
  help: 'يقرؤه كل المؤلفين، ولا يقرؤه المتعلمون.',
  add: 'تعليق',
  notAdded: 'تعذر إرسال التعليق. يبقى هنا إلى أن ترسله من جديد.',
  resolve: 'وضع علامة محلول',
  resolved: 'محلول',
  reopen: 'فتح من جديد',
  notResolved: 'تعذر تغيير التعليق.',
  notDeleted: 'تعذر حذف التعليق.',
};
