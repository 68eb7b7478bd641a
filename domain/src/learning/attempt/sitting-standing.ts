/** How a running sitting stands with its group: as it began, in a group that was closed, or of a learner who was removed. */
export type SittingStanding = 'OPEN' | 'CLOSED' | 'REMOVED';

/** What becomes of a sitting whose group or membership has changed since it began. */
export type SittingFate = {
  readonly standing: SittingStanding;
  /** Whether what its learner enters is still saved, and graded at the end. */
  readonly is_saved: boolean;
};

/**
 * What becomes of a sitting: where its group is open and its learner a member, it goes on; else it is saved as long as its
 * clock runs, since it began while both were so.
 */
export function sittingFate(facts: {
  readonly isMember: boolean;
  readonly isOpen: boolean;
  readonly clockRuns: boolean;
}): SittingFate {
  const standing = !facts.isMember ? 'REMOVED' : facts.isOpen ? 'OPEN' : 'CLOSED';
  return { standing, is_saved: standing === 'OPEN' || facts.clockRuns };
}
