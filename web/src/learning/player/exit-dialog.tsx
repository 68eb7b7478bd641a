import { use } from 'react';
import { texts } from '../../texts/texts.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { isNotSaved, notSavedLine, type SaveState } from '../../ui/figures/save-mark.tsx';
import { Unrecorded } from './unrecorded.ts';

type Props = {
  readonly title: string;
  /** What becomes of the exercise; it gives way to the truth where answers are not saved. */
  readonly text: string;
  readonly saved: SaveState;
  readonly onExit: () => void;
  readonly onStay: () => void;
};

/** Asks before an exercise is left. */
export function ExitDialog({ title, text, saved, onExit, onStay }: Props) {
  const words = use(Unrecorded);
  const kept = isNotSaved(saved) ? notSavedLine(texts.ui, saved) : text;
  return (
    <ConfirmDialog title={title} confirm={texts.player.exit} destroys={false} onConfirm={onExit} onClose={onStay}>
      {words?.exit ?? kept}
    </ConfirmDialog>
  );
}
