import { useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { isNotSaved, type SaveState } from '../../../ui/figures/save-mark.tsx';
import classes from './times-up-dialog.module.css';

type Props = {
  readonly submitted: boolean;
  readonly saved: SaveState;
  /** Why the server does not take the submission; null where it did not say so. */
  readonly refused: string | null;
  readonly onSee: () => void;
  /** Sends at once; settles when that has arrived or failed. */
  readonly onTryAgain: () => Promise<unknown>;
  readonly onLeave: () => void;
};

const stays = () => {};

/** The time of a sitting is over: what was entered is submitted, then the result can be seen. It has one button. */
export function TimesUpDialog({ submitted, saved, refused, onSee, onTryAgain, onLeave }: Props) {
  const [trying, setTrying] = useState(false);
  const words = texts.assessment;
  const tryAgain = async () => {
    setTrying(true);
    await onTryAgain();
    setTrying(false);
  };
  const failed = isNotSaved(saved);
  const step = submitted
    ? { label: words.seeResult, onAct: onSee }
    : refused !== null
      ? { label: texts.player.backToCourse, onAct: onLeave }
      : failed && !trying
        ? { label: words.tryAgain, onAct: () => void tryAgain() }
        : { label: failed ? words.tryAgain : words.seeResult, onAct: null };
  return (
    <Dialog
      title={texts.player.timesUp}
      size="confirm"
      onClose={stays}
      actions={
        <Button data-autofocus disabled={step.onAct === null} onClick={step.onAct ?? stays}>
          {step.label}
        </Button>
      }
    >
      {submitted ? (
        <output>{words.submittedNow}</output>
      ) : refused !== null ? (
        <p role="alert">{refused}</p>
      ) : failed ? (
        <div className={classes['failed']}>
          <p role="alert" className={classes['alert']}>
            {texts.player.submitFailed}
          </p>
          <p>{words.keptAfterTime}</p>
        </div>
      ) : (
        <output>{words.submitting}</output>
      )}
    </Dialog>
  );
}
