import type { en } from './en.ts';

/** The forms of a counted noun: one, two, 3 to 10, others. */
const plural = (count: number, one: string, two: string, few: string, other: string) =>
  count === 1
    ? one
    : count === 2
      ? two
      : (count % 100 >= 3 && count % 100 <= 10 ? few : other).replace('#', String(count));

export const ar: typeof en = {
  subject: (learners, group) =>
    `نُقل من ${group}: ${plural(learners, 'متعلم واحد', 'متعلمان', '# متعلمين', '# متعلمًا')}`,
  hello: (person) => `مرحبًا ${person}،`,
  moved: (by, from, to) => `نُقل المتعلمون التالون من ${from} إلى ${to} بيد ${by}:`,
  more: (learners) => `و${plural(learners, 'واحد آخر', 'اثنان آخران', '# آخرون', '# غيرهم')}`,
  work: 'انتقلت أعمالهم معهم. إن لم يكن ذلك مقصودًا فاسأل من نقلهم.',
};
