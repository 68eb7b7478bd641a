import type { home as en } from './en.ts';

export const home: typeof en = {
  myInstitution: 'مؤسستي',
  myGroups: 'مجموعاتي',
  allGroups: 'كل المجموعات',
  institutionMembers: 'أعضاء المؤسسة',
  licenses: 'التراخيص',
  history: 'السجل',
  noGroups: 'ليست لديك مجموعات. يُرجى الضغط أعلاه للانضمام إلى مجموعة',
  noGroupsStaff: 'ليست لديك مجموعات. يُرجى الضغط أعلاه للانضمام إلى مجموعة أو إنشائها',
  continueWhereYouStopped: 'المتابعة من حيث توقفت',
  continue: 'متابعة',
  placeReached: (question, total, done) => `، السؤال ${question} من ${total}، أُجيب حتى الآن عن ${done}`,
  comesNext: 'ما يأتي بعد ذلك',
  next: 'التالي',
  withQuestions: (questions) => `، ${questions}`,
  selected: 'محدد',
  createGroup: 'إنشاء مجموعة',
  deletedGroups: 'المجموعات المحذوفة',
  joinGroup: 'الانضمام إلى مجموعة',
};
