export const home = {
  myInstitution: 'My Institution',
  myGroups: 'My Groups',
  allGroups: 'All Groups',
  institutionMembers: 'Institution Members',
  licenses: 'Licenses',
  history: 'History',
  noGroups: 'You have no associated groups. Click above to join a group',
  noGroupsStaff: 'You have no associated groups. Click above to join/create a group',
  continueWhereYouStopped: 'Continue where you stopped',
  continue: 'Continue',
  placeReached: (question: number, total: number, done: number) =>
    `, question ${question} of ${total}, ${done} answered so far`,
  selected: 'Selected',
  createGroup: 'Create Group',
  deletedGroups: 'Deleted groups',
  joinGroup: 'Join Group',
};
