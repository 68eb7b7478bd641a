import { dayText, isolated } from '../../../texts/formats/ar.ts';
import type { invitationLink as en } from './en.ts';

export const invitationLink: typeof en = {
  page: 'دعوة',
  title: (institution) => `تدعوك ${isolated(institution)}`,
  whose: (email) => `للعنوان ${isolated(email)}`,
  until: (day) => `مفتوحة حتى ${dayText(day)}`,
  notLoaded: 'تعذر تحميل الدعوة.',
  password: 'يؤكد هذا الرابط عنوانك. اختر كلمة مرور لتتمكن من الرد.',
  choosePassword: 'اختيار كلمة مرور',
  signInAs: (email) => `سجّل الدخول بالعنوان ${isolated(email)} للرد.`,
  either: (email) => `سجّل الدخول بالعنوان ${isolated(email)} للرد.`,
  signIn: 'تسجيل الدخول',
  noAccount: 'ليس لديك حساب بعد؟ أنشئ حسابًا بهذا العنوان ثم افتح الرابط مرة أخرى.',
  signUp: 'إنشاء حساب',
  another: (own, email) =>
    `أنت مسجّل الدخول بالعنوان ${isolated(own)}. لا يمكن قبول هذه الدعوة إلا بالعنوان ${isolated(email)}.`,
  changePerson: 'تسجيل الخروج والمتابعة',
  stay: 'البقاء مسجّلًا',
  unconfirmed: (email) =>
    `أنت مسجّل الدخول بالعنوان ${isolated(email)}، ولم تؤكد الجهة التي تسجّل الدخول عندها هذا العنوان. أكّده هناك ثم سجّل الدخول مرة أخرى.`,
  signInAgain: 'تسجيل الدخول مرة أخرى',
  answered: 'هل قبلتها من قبل؟ إذن فقد دخلت: مجموعاتك في الصفحة الرئيسية.',
  answeredSignIn: 'هل قبلتها من قبل؟ إذن سجّل الدخول: مجموعاتك في الصفحة الرئيسية.',
  dead: 'لا يمكن استخدام هذه الدعوة',
  deadText: 'وإلا فقد سُحبت، أو مضى عليها أكثر من 30 يومًا، أو حلّت محلها رسالة أحدث. اطلب ممن دعاك أن يرسلها مرة أخرى.',
  toHome: `الانتقال إلى ${isolated('Lectern')}`,
};
