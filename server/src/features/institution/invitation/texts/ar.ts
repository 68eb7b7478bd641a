import type { en } from './en.ts';

/** A name, a role or an address that is read in its own direction. */
const isolated = (text: string) => `\u2068${text}\u2069`;
const lectern = isolated('Lectern');

/** ما تقوله الرسائل التي تدعو شخصًا إلى مؤسسة والتي تذكّره بذلك. */
export const ar: typeof en = {
  roles: { CENTER_ADMIN: 'مدير المركز', INSTRUCTOR: 'مدرس', STUDENT: 'متعلم' },
  somebody: 'شخص',
  ask: (by) => `لديك أسئلة؟ رد على هذه الرسالة فيصل ردك إلى ${isolated(by)}.\n`,
  joins: (group) => ` وبالقبول تنضم إلى المجموعة ${isolated(group)}.`,
  subject: (institution) => `تدعوك ${isolated(institution)} إلى ${lectern}`,
  body: (person, by, institution, role, joins, link, email) =>
    `${person ? `مرحبًا ${isolated(person)}` : 'مرحبًا'}،\n\nيدعوك ${isolated(by)} إلى ${isolated(institution)} في ${lectern}. دورك هناك: ${role}.${joins}\n\nيُرجى فتح هذا الرابط للقبول أو الرفض:\n\n${link}\n\nالدعوة للعنوان ${isolated(email)} وتبقى مفتوحة 30 يومًا. الرابط لك وحدك فلا تمرّره إلى أحد. إذا كنت لا تعرف ${isolated(institution)} فلا يلزمك فعل شيء.\n`,
  reminderSubject: (institution, until) => `تذكير: تنتهي دعوة ${isolated(institution)} في ${isolated(until)}`,
  reminderBody: (by, institution, role, joins, link, email, until) =>
    `مرحبًا،\n\nلم ترد بعد: يدعوك ${isolated(by)} إلى ${isolated(institution)} في ${lectern}. دورك هناك: ${role}.${joins}\n\nيُرجى فتح هذا الرابط للقبول أو الرفض:\n\n${link}\n\nالدعوة للعنوان ${isolated(email)} وتبقى مفتوحة حتى ${isolated(until)}. الرابط لك وحدك فلا تمرّره إلى أحد. إذا كنت لا تعرف ${isolated(institution)} فلا يلزمك فعل شيء.\n`,
};
