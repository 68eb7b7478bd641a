import { plural } from '../../../texts/formats/en.ts';

export const home = {
  myInstitution: 'My Institution',
  myGroups: 'My Groups',
  allGroups: 'All Groups',
  findGroup: 'Find a group or instructor',
  noGroupsYet: 'This institution has no groups yet.',
  noResults: 'No Results',
  moreResults: 'More Results',
  groupsShown: (count: number, more: boolean) =>
    plural(count, {
      one: `# group${more ? ', there are more' : ''}`,
      other: `# groups${more ? ', there are more' : ''}`,
    }),
  noGroups: 'You have no associated groups. Click above to join a group',
  noGroupsStaff: 'You have no associated groups. Click above to join/create a group',
  continueWhereYouStopped: 'Continue where you stopped',
  continue: 'Continue',
  placeReached: (question: number, total: number) => `, question ${question} of ${total}`,
  selected: 'Selected',
  joinGroup: 'Join Group',
};
