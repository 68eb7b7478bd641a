/** What a mail says to somebody for whom a link to a new password was handed out. */
export const en = {
  support: 'Somebody',
  subject: 'A link for a new password was handed out',
  body: (person: string, by: string, forgotten: string) =>
    `${person ? `Hello ${person}` : 'Hello'},\n\n${by} of the Lectern support has handed out a link with which a new password can be set for your account. It works once, and for one hour. When it is used, all sessions of your account end.\n\nIf you did not ask for it, choose a new password yourself now: that link then no longer works.\n\n${forgotten}\n`,
};
