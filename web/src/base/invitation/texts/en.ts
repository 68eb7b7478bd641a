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
