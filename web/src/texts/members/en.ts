import { members } from '../../features/member/texts/en.ts';

/** What those read who look at the members of a group, in English. */
export const membersArea = { members };
