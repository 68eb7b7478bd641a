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
  joins: (group: string) => `With it you join the group ${group}.`,
  keepsRole: (role: Role) => `You belong to it already, as ${roles[role]}. Your role stays as it is.`,
  accepted: (institution: string) => `You now belong to ${institution}`,
  acceptedWithout: (institution: string, group: string) =>
    `You now belong to ${institution}. Its group ${group} has no place for you now; its instructors can see that.`,
  declined: (institution: string) => `Invitation of ${institution} declined`,
  dismissed: (institution: string) => `Invitation of ${institution} removed`,
};
