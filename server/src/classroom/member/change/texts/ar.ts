import { pluralIn } from '../../../../base/mail/plural-in.ts';
import type { en } from './en.ts';

const plural = pluralIn('ar');

export const ar: typeof en = {
  subject: (learners, group) =>
    `نُقل من ${group || 'مجموعتك'}: ${plural(learners, { one: 'متعلم واحد', two: 'متعلمان', few: '# متعلمين', many: '# متعلمًا', other: '# متعلم' })}`,
  hello: (person) => (person ? `مرحبًا ${person}،` : 'مرحبًا،'),
  somebody: 'شخص',
  moved: (by, from, to) => `نُقل المتعلمون التالون من ${from || 'مجموعتك'} إلى ${to || 'مجموعة أخرى'} بيد ${by}:`,
  more: (learners) => `و${plural(learners, { one: 'واحد آخر', two: 'اثنان آخران', few: '# آخرون', other: '# غيرهم' })}`,
  work: 'انتقلت أعمالهم معهم. إن كان ذلك خطأ فيُرجى سؤال الشخص الذي نقلهم.',
};
