import { isolated, plural } from '../../../texts/formats/ar.ts';
import { groups as groupNoun, learners as learnerNoun } from '../../../texts/formats/arabic-nouns.ts';
import type { waitingChanges as en } from './en.ts';

const changes = {
  zero: 'لا تغييرات',
  one: 'تغيير واحد',
  two: 'تغييرين',
  few: '# تغييرات',
  many: '# تغييرًا',
  other: '# تغيير',
};
const attempts = {
  zero: 'لا محاولات',
  one: 'محاولة واحدة',
  two: 'محاولتان',
  few: '# محاولات',
  many: '# محاولة',
  other: '# محاولة',
};

export const waitingChanges: typeof en = {
  title: 'تغييرات تنتظر النشر',
  none: 'لا شيء ينتظر النشر.',
  notLoaded: 'تعذر تحميل ما ينتظر النشر.',
  notCompared: 'تعذر تحميل هذا التغيير.',
  what: { NEW: 'جديد', CHANGED: 'مُغيَّر', REMOVED: 'حذف', RESTORED: 'مُستعاد', REORDERED: 'ترتيب جديد' },
  import: 'استيراد',
  named: (kind, name) => `${kind}: ${isolated(name)}`,
  compare: 'مقارنة',
  publish: 'نشر',
  publishAll: (count) => `نشر الكل (${count})`,
  published: (count) => `يرى المتعلمون الآن: ${plural(count, changes)}.`,
  publishFailed: 'تعذر نشر التغييرات.',
  discard: 'تجاهل',
  discardAll: 'تجاهل الكل',
  withdraw: 'سحب',
  discardTitle: (count) => `هل تريد تجاهل ${plural(count, changes)}؟`,
  discardText: 'يتابع المتعلمون بما يرونه الآن. يمكنك إعادة إرسال التغيير المتجاهَل خلال 30 يومًا.',
  discarded: (count) => `تم تجاهل ${plural(count, changes)}.`,
  discardFailed: 'تعذر تجاهل التغييرات.',
  discardedTitle: 'ما جرى تجاهله في آخر 30 يومًا',
  discardedBy: (done) => `جرى تجاهله: ${done}`,
  bringBack: 'إرسال من جديد',
  broughtBack: 'التغيير ينتظر النشر من جديد.',
  bringBackFailed: 'تعذرت استعادة التغيير.',
  waitsAlready: 'هناك تغيير آخر لهذا العنصر ينتظر النشر. انشره أو تجاهله أولًا.',
  sendBack: 'إعادة إلى المؤلف',
  sendBackAll: (count) => `إعادة الكل (${count})`,
  sendBackTitle: (count) => `هل تريد إعادة ${plural(count, changes)} إلى المؤلف؟`,
  sendBackText:
    'يتابع المتعلمون بما يرونه الآن. ويعود التغيير إلى مؤلفيه كنسخة عمل مع ملاحظتك. يمكنك إعادة إرساله خلال 30 يومًا.',
  note: 'ما الذي ينقص؟',
  sentBack: (count) => `تمت إعادة ${plural(count, changes)} إلى المؤلف.`,
  sendBackFailed: 'تعذرت إعادة التغييرات إلى المؤلف.',
  sentBackBy: (done) => `أُعيد إلى المؤلف: ${done}`,
  sentBackTitle: 'ما أُعيد إلى المؤلف',
  take: 'اجعله نسخة عملي',
  taken: 'عاد إلى نموذجه كنسخة عمل لك.',
  notTaken: 'تعذر جعله نسخة عمل.',
  typedAlready: 'لديك هناك عمل آخر غير محفوظ. احفظه أو تجاهله أولًا.',
  concerns: (groups, learners) =>
    groups === 0
      ? 'لا مجموعة لديها هذه الدورة.'
      : `يخص: ${plural(groups, groupNoun)}، ${plural(learners, learnerNoun)}.`,
  keepKey: (results, sittings) =>
    `تُقيَّم بالمفتاح القديم: ${plural(results, attempts)} مُسلَّمة، ${plural(sittings, attempts)} جارية.`,
  saveAndPublish: 'حفظ ونشر',
  saveForLater: 'حفظ لوقت لاحق',
};
