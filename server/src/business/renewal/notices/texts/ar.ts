import { pluralIn, type Forms } from '../../../../base/mail/plural-in.ts';
import type { en } from './en.ts';

/** A name or a date that is read in its own direction. */
const isolated = (text: string) => `\u2068${text}\u2069`;

const plural = pluralIn('ar');

const days: Forms = { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' };
const seats: Forms = { one: 'مقعد واحد', two: 'مقعدين', few: '# مقاعد', many: '# مقعدًا', other: '# مقعد' };
const licenses: Forms = {
  one: 'ترخيص واحد يحتاج إلى نظرك',
  two: 'ترخيصان يحتاجان إلى نظرك',
  few: '# تراخيص تحتاج إلى نظرك',
  many: '# ترخيصًا تحتاج إلى نظرك',
  other: '# ترخيص تحتاج إلى نظرك',
};

const licenseOf = (license: string, institution: string) =>
  `${license ? `الترخيص ${isolated(license)}` : 'أحد التراخيص'} لدى ${institution ? isolated(institution) : 'إحدى المؤسسات'}`;

/** ما تقوله الرسالة التي تخبر شخصًا مرة في اليوم بالتراخيص التي تنتهي أو تكاد مقاعدها تنفد. */
export const ar: typeof en = {
  institution: 'إحدى المؤسسات',
  license: 'أحد التراخيص',
  subjectOfOne: (license, institution, on) => `ينتهي ${licenseOf(license, institution)} في ${isolated(on)}`,
  subjectOfSeats: (license, institution, taken, bought) =>
    `${licenseOf(license, institution)}: شُغل ${taken} من أصل ${plural(bought, seats)}`,
  subjectOfEnds: (count, on) => `${plural(count, licenses)}؛ ينتهي أولها في ${isolated(on)}`,
  subject: (count) => plural(count, licenses),
  hello: (person) => (person ? `مرحبًا ${isolated(person)}،` : 'مرحبًا،'),
  ask: (person) => `لديك أسئلة؟ رد على هذه الرسالة فيصل ردك إلى ${isolated(person)}.`,
  ends: (license, left, on) => `- ينتهي ${isolated(license)} خلال ${plural(left, days)}، في ${isolated(on)}.`,
  seats: (license, taken, bought) => `- ${isolated(license)}: يشغل المتعلمون ${taken} من أصل ${plural(bought, seats)}.`,
  why: 'تصلك هذه الرسالة لأنك تعتني بهذه المؤسسات أو تديرها: قبل 90 و30 و7 أيام من انتهاء ترخيص، وعندما تُشغل 9 من كل 10 مقاعد، مرة واحدة لكل منها.',
  stopOnPage: 'لإيقاف هذه الرسائل لمؤسسة، يُرجى فتح صفحتها وإزالة العلامة تحت «رسائل التجديد».',
  stopBelowLicenses: 'لإيقاف هذه الرسائل لمؤسسة، يُرجى فتح تراخيصها وإزالة العلامة تحت «رسائل التجديد» أسفلها.',
};
