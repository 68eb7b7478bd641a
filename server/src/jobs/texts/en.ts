/** The mail to whoever runs the installation about work that failed, in English. */
export const en = {
  subject: (job: string) => `Lectern: work that the server does by itself has failed (${job})`,
  failed: (job: string) => `The work “${job}” has failed. This is why:`,
  next: 'It is tried again by itself. You get the next mail only after it has succeeded and failed anew. See how it stands, and do it at once, here:',
};
