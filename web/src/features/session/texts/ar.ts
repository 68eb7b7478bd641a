import { isolated } from '../../../texts/formats/ar.ts';
import type { session as en } from './en.ts';

export const session: typeof en = {
  checking: 'جارٍ التحقق من الهوية...',
  returningTitle: 'جارٍ تسجيل الدخول',
  renewingTitle: 'الإبقاء على تسجيل الدخول',
  returning: 'جارٍ التحميل، يرجى الانتظار...',
  failed: 'لم ينجح تسجيل الدخول.',
  away: 'لا يمكن الوصول إلى تسجيل الدخول الآن. يرجى المحاولة مجددًا بعد دقيقة.',
  tryAgain: 'حاول مجددًا',
  replaced: {
    title: 'يرجى تسجيل الدخول مجددًا',
    whose: (name) => `تعرض هذه الصفحة عمل ${isolated(name)}.`,
    text: 'سجّل شخص آخر الدخول في هذا المتصفح. إن كان هذا عملك فسجّل الدخول مجددًا لتتابع. والإجابات التي لم تُرسل تبقى على هذا الجهاز وتُرسل حينها.',
  },
};
