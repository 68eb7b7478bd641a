// What several kinds of staff read, in Arabic.
import { dayText, isolated, plural } from '../formats/ar.ts';
import { days, oblique, places } from '../formats/arabic-nouns.ts';
import type * as en from './en.ts';

export const staffIssues: typeof en.staffIssues = {
  NOT_A_COLOR: 'يُرجى استخدام لون مثل \u2068#0f766e\u2069.',
  NOT_A_LANGUAGE: 'يُرجى استخدام رمز لغة، مثل \u2068en\u2069 أو \u2068zh-Hant\u2069.',
  NOT_A_SLUG: 'يُرجى استخدام أحرف وأرقام وواصلات.',
  NOT_AN_ADDRESS: 'يُرجى اختيار ملف أو إدخال عنوانه.',
  ABOUT_ONESELF: 'يُرجى اختيار كلمة مرور ليست اسمك ولا عنوانك.',
  COMMON_PASSWORD: 'يستخدم كثيرون كلمة المرور هذه. يُرجى اختيار غيرها.',
  NOT_DISTINCT: 'يُرجى اختيار كل واحد مرة واحدة فقط.',
  NO_CORRECT_ANSWER: 'يجب أن تكون إجابة واحدة على الأقل صحيحة.',
  ITEMS_ALIKE: 'يجب أن يختلف عنصران على الأقل.',
  PLACE_TAKEN: 'لعنصرين الموضع نفسه.',
  NO_CONCEPT: 'يحتاج صف واحد على الأقل إلى مفهوم.',
  FILE_TYPE: 'لا يمكن استخدام صيغة هذا الملف هنا.',
  FILE_SIZE: ({ maximum }) => `حجم هذا الملف أكبر من ${maximum} ميغابايت.`,
  PIXELS: ({ maximum }) => `في هذه الصورة أكثر من ${maximum} مليون بكسل.`,
  DAMAGED_FILE: 'هذه الصورة تالفة ولا يمكن فتحها.',
  CAPTION_LINE: ({ line }) => `لا يمكن عرض أي سطر من ترجمة هذا الملف. يُرجى مراجعة السطر ${line}.`,
  NO_SIZE: 'لا يحدد هذا الرسم حجمه.',
  TOO_SOON: ({ minimum }) => `يُرجى اختيار يوم يبعد عن اليوم ${plural(minimum, oblique(days))} على الأقل.`,
  DAY_TO_COME: 'يُرجى اختيار اليوم أو يوم قبله.',
  OFFER_OVER: 'انقضى آخر يوم في صلاحية هذا العرض. يُرجى تقديم عرض جديد أو اختيار عرض آخر.',
  OFFER_WITHDRAWN: 'سُحب هذا العرض. يُرجى اختيار عرض آخر.',
  OFFER_APPLIED: 'طُبّق هذا العرض من قبل. يُرجى اختيار عرض آخر.',
  NOT_AS_OFFERED: 'هذا يختلف عن العرض. طبّق العرض دون تغيير أو لا تستخدم أي عرض.',
  SHORTENS: 'لا يمكن أن ينتهي التجديد قبل موعد انتهاء الترخيص الحالي.',
  BEFORE_LICENSE: 'يبدأ الترخيص بعد هذا اليوم.',
  AFTER_EXPIRY: 'تنتهي صلاحية الترخيص قبل هذا اليوم.',
  NOT_A_STATE: 'يجب أن تكون ولاية أو مقاطعة من هذا البلد.',
  TOO_MANY_PARTS: 'في هذا الرسم أجزاء أكثر من اللازم.',
  SENDING_TOO_MUCH: ({ maximum }) =>
    `ما يُرسَل في آن واحد كثير. يمكن إرسال 6 ملفات و${maximum} ميغابايت معًا؛ يُرجى الانتظار حتى يصل بعضها.`,
  MUCH_UNSAVED: ({ maximum }) => `يشغل العمل غير المحفوظ ${maximum} ميغابايت. يُرجى حفظ بعضه أو تجاهله للمتابعة.`,
};

export const salesQuestion: typeof en.salesQuestion = {
  askForMore: 'طلب المزيد',
  askForMoreOf: (license) => `طلب مقاعد أكثر من ${isolated(license)}`,
  ask: (manager) => (manager === null ? 'سؤال المبيعات' : `سؤال ${isolated(manager)}`),
  askAbout: (manager, member) =>
    manager === null ? `سؤال المبيعات عن ${isolated(member)}` : `سؤال ${isolated(manager)} عن ${isolated(member)}`,
  aboutTitle: (member) => `سؤال عن ${isolated(member)}`,
  aboutText: (manager) =>
    manager === null
      ? 'لا يمكنك تغيير هذا الشخص. يمكن ذلك لفريق مبيعات مؤسستك: قل ماذا تريد.'
      : `لا يمكنك تغيير هذا الشخص. يمكن ذلك لـ ${isolated(manager)}: قل ماذا تريد.`,
  seatsText: (manager) =>
    manager === null ? 'يصل سؤالك إلى فريق مبيعات مؤسستك.' : `يصل سؤالك إلى ${isolated(manager)} الذي يعتني بمؤسستك.`,
  fields: { seats: 'كم مقعدًا إضافيًا', what: 'ماذا تريد', note: 'ملاحظة' },
  send: 'إرسال',
  sent: (manager) => (manager === null ? 'أُرسل إلى فريق المبيعات' : `أُرسل إلى ${isolated(manager)}`),
  askedAlready: 'سُئل عن هذا من قبل',
  askedText: (person, day, count, manager) =>
    `سأل ${isolated(person)} عن هذا يوم ${dayText(day)}${
      count === null ? '' : ` وطلب زيادة ${plural(count, oblique(places))}`
    }. ${
      manager === null ? 'السؤال في قائمة فريق المبيعات.' : `السؤال في قائمة ${isolated(manager)}.`
    } لا حاجة إلى السؤال من جديد.`,
  close: 'إغلاق',
  person: (first, last) => `${first} ${last}`.trim(),
  leave: {
    title: 'هل تريد المغادرة من دون إرسال؟',
    text: 'ما أدخلته هنا لم يُرسل.',
    leave: 'مغادرة',
    stay: 'البقاء هنا',
  },
};
