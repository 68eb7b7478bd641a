import { dayText, isolated } from '../../../texts/formats/ar.ts';
import type { anotherAttempt as en } from './en.ts';

export const anotherAttempt: typeof en = {
  allow: 'السماح بمحاولة أخرى',
  allowAt: (exercise) => `السماح بمحاولة أخرى: ${isolated(exercise)}`,
  title: 'هل تسمح بمحاولة أخرى؟',
  text: (learner, exercise) =>
    `يمكن للمتعلم ${isolated(learner)} أداء «${isolated(exercise)}» مرة أخرى. تُحفظ المحاولة السابقة مع السبب، وتُحتسب نتيجتها إلى أن تُسلَّم المحاولة الجديدة.`,
  reason: 'السبب',
  reasonHelp: 'يُحفظ مع المحاولة السابقة. لا يراه المتعلم.',
  required: 'السبب مطلوب',
  submit: 'سماح',
  done: (learner) => `يمكن للمتعلم ${isolated(learner)} بدء محاولة أخرى`,
  notPossible: 'يمكن للمتعلم بالفعل بدء محاولة أو متابعتها.',
  taken: 'سُمح بمحاولة أخرى بالفعل.',
  kept: (by, day, used) =>
    `${used ? 'محاولة أخرى بعدها' : 'سُمح بمحاولة أخرى ولم تبدأ بعد'}: ${isolated(by)}، ${dayText(day)}`,
  leave: {
    title: 'هل تريد المغادرة من دون حفظ؟',
    text: 'ما أدخلته هنا غير محفوظ.',
    leave: 'مغادرة',
    stay: 'متابعة التحرير',
  },
};
