import { availableParallelism } from 'node:os';
import { openTurns } from '../../http/turns.ts';

/**
 * Runs what hashes a password when its turn has come. A whole school signs in at the same minute: its hashes stand in
 * line, so that one core stays free for everyone else.
 */
export const inTurn = openTurns(Math.max(1, availableParallelism() - 1));
