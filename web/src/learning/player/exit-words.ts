import { texts } from '../../texts/texts.ts';
import type { LeaveWords } from '../../ui/feedback/leaving.tsx';

/** What is asked before an exercise is lost: its title, and what becomes of the answers. */
export const exitWords = (title: string, text = texts.player.exitText): LeaveWords => ({
  title,
  text,
  leave: texts.player.exit,
  stay: texts.ui.cancel,
});
