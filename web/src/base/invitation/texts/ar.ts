import { isolated } from '../../../texts/formats/ar.ts';
import type { invitations as en } from './en.ts';

const roles = { CENTER_ADMIN: 'مدير المركز', INSTRUCTOR: 'مدرس', STUDENT: 'متعلم' };

export const invitations: typeof en = {
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
