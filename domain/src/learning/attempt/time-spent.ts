/**
 * The seconds that an exercise has taken its learner so far: those of the latest finished attempt and of the open one.
 * Earlier attempts are left out, as they are in every score.
 */
export const timeSpent = (latest: number | undefined, open: number | undefined): number => (latest ?? 0) + (open ?? 0);
