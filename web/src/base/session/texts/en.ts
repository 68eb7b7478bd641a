export const session = {
  checking: 'Checking Authentication...',
  returningTitle: 'Signing in',
  renewingTitle: 'Staying signed in',
  returning: 'Loading, please wait...',
  failed: 'Signing in did not work.',
  away: 'Sign-in is not available now. Please try again in a minute.',
  tryAgain: 'Try again',
  ended: {
    title: 'You are signed out here',
    text: 'There is no connection. Leave this page open: once the connection is back, your session ends at the server too.',
  },
  replaced: {
    title: 'Please sign in again',
    whose: (name: string) => `This page shows the work of ${name}.`,
    text: 'Somebody else has signed in on this browser. If this is your work, sign in again to continue. Answers that were not sent yet stay on this device and are sent then.',
  },
};
