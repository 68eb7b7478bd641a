import { members } from '../../features/member/texts/es.ts';
import { sittingNow } from '../../features/sitting-now/texts/es.ts';

/** What those read who look at the members of a group, in Spanish. */
export const membersArea = { members, sittingNow };
