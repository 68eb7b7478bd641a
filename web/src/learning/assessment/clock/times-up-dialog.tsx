import { useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { isNotSaved, type SaveState } from '../../../ui/figures/save-mark.tsx';
import classes from './times-up-dialog.module.css';

type Props = {
  /** Null until the sitting is over; then what became of it, and of which answers, in sentences. */
  readonly submitted: readonly string[] | null;
  readonly saved: SaveState;
  /** What is known of the answers while the server cannot be reached. */
  readonly known: readonly string[];
  /** Why the server does not take the submission; null where it did not say so. */
  readonly refused: string | null;
  readonly onSee: () => void;
  /** Sends at once; settles when that has arrived or failed. */
  readonly onTryAgain: () => Promise<unknown>;
  readonly onLeave: () => void;
};

const stays = () => {};

/** The time of a sitting is over: what was entered is submitted, then the result can be seen. It has one button. */
export function TimesUpDialog({ submitted, saved, known, refused, onSee, onTryAgain, onLeave }: Props) {
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
      {refused !== null && !submitted ? (
        <p role="alert">{refused}</p>
      ) : (
        <>
          <output>
            {submitted
              ? submitted[0]
              : failed
                ? saved === 'faulty'
                  ? words.serverFault
                  : words.noConnection
                : words.submitting}
          </output>
          {(submitted?.slice(1) ?? (failed ? known : [])).map((line) => (
            <p key={line} className={classes['line']}>
              {line}
            </p>
          ))}
        </>
      )}
    </Dialog>
  );
}
