export const session = {
  checking: 'Checking Authentication...',
  returningTitle: 'Signing in',
  renewingTitle: 'Staying signed in',
  returning: 'Loading, please wait...',
  failed: 'Signing in did not work.',
  away: 'Signing in cannot be reached just now. Please try again in a moment.',
  tryAgain: 'Try again',
};
