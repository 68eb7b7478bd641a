import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { SaveState } from '../../ui/save-mark.tsx';

type Props = {
  readonly submitted: boolean;
  readonly saved: SaveState;
  readonly onSee: () => void;
};

const stays = () => {};

/** The time of a sitting is over: what was entered is submitted, then the result can be seen. */
export function TimesUpDialog({ submitted, saved, onSee }: Props) {
  const text = submitted
    ? texts.assessment.submittedNow
    : saved === 'failed'
      ? texts.ui.notSavedLine
      : texts.assessment.submitting;
  return (
    <Dialog
      title={texts.player.timesUp}
      size="confirm"
      onClose={stays}
      actions={
        <Button
          data-autofocus
          aria-disabled={!submitted}
          data-disabled={!submitted}
          onClick={submitted ? onSee : stays}
        >
          {texts.assessment.seeResult}
        </Button>
      }
    >
      <output>{text}</output>
    </Dialog>
  );
}
