export const session = {
  checking: 'Checking Authentication...',
  returningTitle: 'Signing in',
  renewingTitle: 'Staying signed in',
  returning: 'Loading, please wait...',
  failed: 'Signing in did not work.',
  away: 'Signing in cannot be reached just now. Please try again in a moment.',
  tryAgain: 'Try again',
  replaced: {
    title: 'Please sign in again',
    whose: (name: string) =>
      `This page shows the work of ${name}. Somebody else has signed in on this browser since. Only ${name} can go on here, after signing in.`,
    nameless:
      'This page shows the work of the person who signed in first. Somebody else has signed in on this browser since. Only the first person can go on here, after signing in.',
    kept: 'Answers that were not sent yet stay on this device and are sent then.',
  },
};
