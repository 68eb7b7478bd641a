import { texts } from '../../texts/texts.ts';
import type { LeaveWords } from '../../ui/feedback/leaving.tsx';

/** What is asked before a form of content management is left unsaved. */
export function leaveWords(): LeaveWords {
  const { leaveTitle, leaveText, leave, stay } = texts.cms.form;
  return { title: leaveTitle, text: leaveText, leave, stay };
}
