export const session = {
  checking: 'Checking Authentication...',
  returningTitle: 'Signing in',
  renewingTitle: 'Staying signed in',
  returning: 'Loading, please wait...',
  failed: 'Signing in did not work.',
  tryAgain: 'Try again',
};
