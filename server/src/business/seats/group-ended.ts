import { offerEvent } from '../../event.ts';

/**
 * Groups have ended, of a license the one whose last day was first before the others: that day has passed, or somebody has closed them.
 * Each is told once, in the transaction that ends it or, where it ended within the database, in the next that locks the
 * seats of its license; `end_groups` does so each night. It may go on later, and end again.
 */
export const groupEnded = offerEvent<{ readonly group_ids: readonly string[] }>();
