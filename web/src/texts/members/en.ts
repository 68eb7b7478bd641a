import { members } from '../../features/member/texts/en.ts';
import { sittingNow } from '../../features/sitting-now/texts/en.ts';

/** What those read who look at the members of a group, in English. */
export const membersArea = { members, sittingNow };
