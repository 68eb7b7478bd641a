export const finishedAttempt = {
  toGradebook: 'Back to the gradebook',
  reached: (name: string) => `${name} reached the required score.`,
  missed: (name: string) => `${name} did not reach the required score.`,
  all: 'All attempts',
};
