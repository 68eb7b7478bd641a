/** What a mail says that invites somebody into an institution. */
export const en = {
  roles: { CENTER_ADMIN: 'Center Administrator', INSTRUCTOR: 'Instructor', STUDENT: 'Learner' },
  subject: (institution: string) => `${institution} invites you to Lectern`,
  body: (person: string, by: string, institution: string, role: string, link: string, email: string) =>
    `Hello ${person},\n\n${by} invites you to ${institution} on Lectern. Your role there: ${role}.\n\nOpen Lectern and sign in with ${email}, or sign up with it. The invitation then stands in the menu under your name:\n\n${link}\n\nIt is open for 30 days. If you do not know ${institution}, you need not do anything.\n`,
};
