import { members } from '../../classroom/member/texts/ar.ts';
import { sittingNow } from '../../classroom/sitting/texts/ar.ts';

/** What those read who look at the members of a group, in Arabic. */
export const membersArea = { members, sittingNow };
