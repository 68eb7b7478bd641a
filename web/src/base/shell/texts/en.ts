import { plural } from '../../../texts/formats/en.ts';

export const shell = {
  product: 'Lectern',
  skipToContent: 'Skip to the content',
  navigation: 'Main',
  openNavigation: 'Open the navigation',
  signIn: 'Sign in',
  myAccount: 'My Account',
  logout: 'Logout',
  home: 'Home',
  contentManagement: 'Content Management',
  salesManagement: 'Sales Management',
  adminDashboard: 'Admin Dashboard',
  profile: (name: string) => `Profile of ${name}`,
  invitedProfile: (name: string, invitations: number) =>
    `Profile of ${name}, ${plural(invitations, { one: '# institution invitation', other: '# institution invitations' })}`,
  appearance: 'Appearance',
  schemes: { light: 'Light', dark: 'Dark', auto: 'System' },
  notFound: 'This page does not exist',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  notLoaded: {
    page: 'This page could not be loaded.',
    groups: 'The groups could not be loaded.',
    group: 'The group could not be loaded.',
    course: 'The course could not be loaded.',
    gradebook: 'The gradebook could not be loaded.',
    materials: 'The study materials could not be loaded.',
    exercise: 'The exercise could not be loaded.',
    latest: 'This may not be up to date.',
  },
  pageFailed: 'This page could not be shown',
  toHome: 'Go to Home',
  signsOutLater: 'There is no connection. You are signed out as soon as it is back; leave this page open.',
  notKept:
    'This browser keeps nothing for Lectern. It works in this tab; your settings, and answers that are not sent yet, are lost when you close it.',
  unsent: {
    title: 'Some answers have not been sent',
    text: 'They could not be sent before signing out. If you sign out now, they are deleted from this device:',
    elsewhere: 'Answers given in another tab',
    stay: 'Stay signed in',
    delete: 'Delete and sign out',
  },
};
