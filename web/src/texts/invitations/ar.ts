// What people read who open their profile menu, or the link of an invitation, in Arabic.
import { dayText, isolated } from '../formats/ar.ts';
import type * as en from './en.ts';

const roles = { CENTER_ADMIN: 'مدير المركز', INSTRUCTOR: 'مدرس', STUDENT: 'متعلم' };

export const invitations: typeof en.invitations = {
  title: 'الدعوات',
  fetching: 'جارٍ جلب الدعوات...',
  notLoaded: 'تعذر تحميل الدعوات.',
  none: 'لا توجد دعوات حاليًا',
  accept: 'قبول',
  decline: 'رفض',
  alreadyMember: 'عضو بالفعل',
  offer: (role, by) => `${roles[role]}، الداعي ${isolated(by)}`,
  joins: (group) => `تنضم أيضًا إلى المجموعة ${isolated(group)}.`,
  keepsRole: (role) => `أنت تنتمي إليها بالفعل بدور ${roles[role]}. يبقى دورك كما هو.`,
  accepted: (institution) => `أنت الآن تنتمي إلى ${isolated(institution)}`,
  acceptedWithout: (institution, group) =>
    `أنت الآن تنتمي إلى ${isolated(institution)}. لا مكان لك الآن في مجموعتها ${isolated(group)}؛ يمكن لمدرسيها رؤية ذلك.`,
  declined: (institution) => `رُفضت دعوة ${isolated(institution)}`,
  dismissed: (institution) => `أُزيلت دعوة ${isolated(institution)}`,
};

export const invitationLink: typeof en.invitationLink = {
  page: 'دعوة',
  title: (institution) => `تدعوك ${isolated(institution)}`,
  whose: (email) => `للعنوان ${isolated(email)}`,
  until: (day) => `مفتوحة حتى ${dayText(day)}`,
  notLoaded: 'تعذر تحميل الدعوة.',
  password: 'يؤكد هذا الرابط عنوانك. يُرجى اختيار كلمة مرور لتتمكن من الرد.',
  choosePassword: 'اختيار كلمة مرور',
  signInAs: (email) => `يُرجى تسجيل الدخول بالعنوان ${isolated(email)} للرد.`,
  either: (email) => `يُرجى تسجيل الدخول بالعنوان ${isolated(email)} للرد.`,
  signIn: 'تسجيل الدخول',
  noAccount: 'ليس لديك حساب بعد؟ يُرجى إنشاء حساب بهذا العنوان ثم فتح الرابط مرة أخرى.',
  signUp: 'إنشاء حساب',
  another: (own, email) =>
    `أنت مسجّل الدخول بالعنوان ${isolated(own)}. لا يمكن قبول هذه الدعوة إلا بالعنوان ${isolated(email)}.`,
  changePerson: 'تسجيل الخروج والمتابعة',
  stay: 'البقاء مسجّلًا',
  unconfirmed: (email) =>
    `أنت مسجّل الدخول بالعنوان ${isolated(email)}، ولم تؤكد الجهة التي تسجّل الدخول عندها هذا العنوان. يُرجى تأكيده هناك ثم تسجيل الدخول مرة أخرى.`,
  signInAgain: 'تسجيل الدخول مرة أخرى',
  answered: 'هل قبلتها من قبل؟ إذن فقد دخلت: مجموعاتك في الصفحة الرئيسية.',
  answeredSignIn: 'هل قبلتها من قبل؟ إذن يُرجى تسجيل الدخول: مجموعاتك في الصفحة الرئيسية.',
  dead: 'لا يمكن استخدام هذه الدعوة',
  deadText:
    'وإلا فقد سُحبت، أو مضى عليها أكثر من 30 يومًا، أو حلّت محلها رسالة أحدث. يُرجى الطلب ممن دعاك أن يرسلها مرة أخرى.',
  toHome: `الانتقال إلى ${isolated('Lectern')}`,
};

export const language: typeof en.language = {
  title: 'اللغة',
  notLoaded: 'تعذر تحميل هذه اللغة. يُرجى التحقق من الاتصال واختيارها مرة أخرى.',
};
