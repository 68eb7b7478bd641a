import { members } from '../../classroom/member/texts/es.ts';
import { sittingNow } from '../../classroom/sitting/texts/es.ts';

/** What those read who look at the members of a group, in Spanish. */
export const membersArea = { members, sittingNow };
