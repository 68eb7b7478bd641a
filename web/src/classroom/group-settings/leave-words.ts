import { texts } from '../../texts/texts.ts';
import type { LeaveWords } from '../../ui/feedback/leaving.tsx';

/** What is asked before the form of a group is left unsaved. */
export function leaveWords(): LeaveWords {
  const { leaveTitle, leaveText, leave, stay } = texts.groupSettings;
  return { title: leaveTitle, text: leaveText, leave, stay };
}
