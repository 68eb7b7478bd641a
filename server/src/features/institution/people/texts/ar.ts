import type { en } from './en.ts';

export const ar: typeof en = {
  roles: { CENTER_ADMIN: 'مدير المركز', INSTRUCTOR: 'مدرس', STUDENT: 'متعلم' },
  subject: (institution) => `تدعوك ${institution} إلى Lectern`,
  body: (person, by, institution, role, link, email) =>
    `مرحبًا ${person}،\n\nيدعوك ${by} إلى ${institution} في Lectern. دورك هناك: ${role}.\n\nافتح Lectern وسجّل الدخول بالعنوان ${email}، أو أنشئ حسابًا به. ستجد الدعوة بعد ذلك في القائمة تحت اسمك:\n\n${link}\n\nتبقى الدعوة مفتوحة 30 يومًا. إذا كنت لا تعرف ${institution} فلا يلزمك فعل شيء.\n`,
};
