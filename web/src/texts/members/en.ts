import { members } from '../../classroom/member/texts/en.ts';
import { sittingNow } from '../../classroom/sitting/texts/en.ts';

/** What those read who look at the members of a group, in English. */
export const membersArea = { members, sittingNow };
