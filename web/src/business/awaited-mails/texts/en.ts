export const awaitedMails = {
  title: 'Roster emails',
  text: 'A roster can name people who have no account here yet. They join their group when they sign in with that address.',
  mail: 'Email them when a roster is imported',
  help: 'One email per person and group: the group, its dates and courses, the main instructor, and the link to sign in or create an account. They count among your 500 invitations a day. Nobody who was imported before is emailed.',
  sent: 'These emails are sent from now on.',
  stopped: 'These emails are no longer sent.',
  notLoaded: 'The email settings could not be loaded.',
};
