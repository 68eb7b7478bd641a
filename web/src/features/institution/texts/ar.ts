import { characters, groups, members, oblique, type Counted } from '../../../texts/formats/arabic-nouns.ts';
import { plural } from '../../../texts/formats/ar.ts';
import type { institution as en } from './en.ts';

const counted = (noun: Counted) => (count: number, more: boolean) =>
  `${plural(count, noun)}${more ? '، وهناك المزيد' : ''}`;

export const institution: typeof en = {
  findGroup: 'البحث عن مجموعة أو مدرس',
  noGroupsYet: 'ليست لهذه المؤسسة مجموعات بعد.',
  groupsShown: counted(groups),
  members: 'أعضاء المؤسسة',
  findMember: 'البحث عن عضو',
  searchBegins: (count) => `اكتب ${plural(count, oblique(characters))} على الأقل.`,
  membersShown: counted(members),
  membersNotLoaded: 'تعذر تحميل الأعضاء.',
  noResults: 'لا نتائج',
  moreResults: 'مزيد من النتائج',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  role: 'الدور',
  me: 'أنا',
  roles: { CENTER_ADMIN: 'مدير المركز', INSTRUCTOR: 'مدرس', STUDENT: 'متعلم' },
};
