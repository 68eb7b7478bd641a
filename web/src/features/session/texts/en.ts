export const session = {
  checking: 'Checking Authentication...',
  returning: 'Loading, please wait...',
  failed: 'Signing in did not work.',
  tryAgain: 'Try again',
};
