/** What mails say that invite somebody into an institution, and that call an invitation to mind. */
export const en = {
  roles: { CENTER_ADMIN: 'Center Administrator', INSTRUCTOR: 'Instructor', STUDENT: 'Learner' },
  somebody: 'Somebody',
  ask: (by: string) => `Questions? Reply to this email. It goes to ${by}.\n`,
  joins: (group: string, from: string, until: string) =>
    ` You then join ${group ? `the group ${group}` : 'a group'}, from ${from} to ${until}.`,
  subject: (institution: string) => `${institution || 'An institution'} invites you to Lectern`,
  body: (person: string, by: string, institution: string, role: string, joins: string, link: string, email: string) =>
    `${person ? `Hello ${person}` : 'Hello'},\n\n${by} invites you to ${institution || 'an institution'} on Lectern. Your role there: ${role}.${joins}\n\nOpen this link to accept or decline:\n\n${link}\n\nThe invitation is for ${email} and open for 30 days. The link is yours alone, so do not pass it on. If you do not know ${institution || 'this institution'}, you need not do anything.\n`,
  reminderSubject: (institution: string, until: string) =>
    `Reminder: the invitation of ${institution || 'an institution'} ends on ${until}`,
  reminderBody: (
    by: string,
    institution: string,
    role: string,
    joins: string,
    link: string,
    email: string,
    until: string,
  ) =>
    `Hello,\n\nyou have not answered yet: ${by} invites you to ${institution || 'an institution'} on Lectern. Your role there: ${role}.${joins}\n\nOpen this link to accept or decline:\n\n${link}\n\nThe invitation is for ${email} and open until ${until}. The link is yours alone, so do not pass it on. If you do not know ${institution || 'this institution'}, you need not do anything.\n`,
};
