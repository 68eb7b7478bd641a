// What people read who open their profile menu, or the link of an invitation, in English.
import { dayText } from '../formats/en.ts';

const roles = { CENTER_ADMIN: 'Center Administrator', INSTRUCTOR: 'Instructor', STUDENT: 'Learner' } as const;
type Role = keyof typeof roles;

export const invitations = {
  title: 'Invitations',
  fetching: 'Fetching invitations...',
  notLoaded: 'The invitations could not be loaded.',
  none: 'No invitations currently',
  accept: 'Accept',
  decline: 'Decline',
  alreadyMember: 'Already a Member',
  offer: (role: Role, by: string) => `${roles[role]}, invited by ${by}`,
  joins: (group: string) => `You also join the group ${group}.`,
  keepsRole: (role: Role) => `You already belong to it, as ${roles[role]}. Your role stays the same.`,
  accepted: (institution: string) => `You now belong to ${institution}`,
  acceptedWithout: (institution: string, group: string) =>
    `You now belong to ${institution}. Its group ${group} has no free place now; its instructors can see that.`,
  declined: (institution: string) => `Invitation from ${institution} declined`,
  dismissed: (institution: string) => `Invitation from ${institution} removed`,
};

export const invitationLink = {
  /** What the page is while it does not know where its link leads. */
  page: 'Invitation',
  title: (institution: string) => `${institution} invites you`,
  whose: (email: string) => `For ${email}`,
  until: (day: string) => `Open until ${dayText(day)}`,
  notLoaded: 'The invitation could not be loaded.',
  password: 'This link confirms your address. Choose a password to answer.',
  choosePassword: 'Choose a password',
  signInAs: (email: string) => `Sign in as ${email} to answer.`,
  either: (email: string) => `Sign in with ${email} to answer.`,
  signIn: 'Sign in',
  noAccount: 'No account yet? Create one with this address, then open the link again.',
  signUp: 'Create an account',
  another: (own: string, email: string) => `You are signed in as ${own}. Only ${email} can accept this invitation.`,
  changePerson: 'Sign out and continue',
  stay: 'Stay signed in',
  unconfirmed: (email: string) =>
    `You are signed in as ${email}, and your sign-in service has not confirmed this address. Confirm it there, then sign in again.`,
  signInAgain: 'Sign in again',
  answered: 'Have you accepted it already? Then you are in: your groups are on Home.',
  answeredSignIn: 'Have you accepted it already? Then sign in: your groups are on Home.',
  dead: 'This invitation cannot be used',
  deadText:
    'If not: it was declined or withdrawn, is older than 30 days, or a newer email has replaced it. Ask the person who invited you to send it again.',
  toHome: 'Go to Lectern',
};

export const language = {
  title: 'Language',
  notLoaded: 'This language could not be loaded. Check the connection and choose it again.',
};
