import { plural } from '../../../texts/formats/en.ts';

const counted = (one: string, other: string) => (count: number, more: boolean) =>
  plural(count, {
    one: `# ${one}${more ? ', there are more' : ''}`,
    other: `# ${other}${more ? ', there are more' : ''}`,
  });

export const institution = {
  findGroup: 'Find a group or instructor',
  noGroupsYet: 'This institution has no groups yet.',
  groupsShown: counted('group', 'groups'),
  members: 'Institution Members',
  findMember: 'Find a member',
  searchBegins: (characters: number) =>
    plural(characters, { one: 'Type at least # character.', other: 'Type at least # characters.' }),
  membersShown: counted('member', 'members'),
  membersNotLoaded: 'The members could not be loaded.',
  noResults: 'No Results',
  moreResults: 'More Results',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  me: 'Me',
  roles: { CENTER_ADMIN: 'Center Administrator', INSTRUCTOR: 'Instructor', STUDENT: 'Learner' },
};
