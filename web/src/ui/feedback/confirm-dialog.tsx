import { useState, type ReactNode } from 'react';
import { Button } from '../action/button.ts';
import classes from './confirm-dialog.module.css';
import { DialogFrame } from './dialog-frame.tsx';
import { useUiTexts } from '../ui-texts.ts';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What the main button does; Delete where it is left out. */
  readonly confirm?: string;
  readonly cancel?: string;
  /** False for an act that can be undone; its button is then not red. */
  readonly destroys?: boolean;
  /** The name that has to be typed exactly before the act is possible, with the label of the field. */
  readonly exactName?: { readonly name: string; readonly label: string };
  readonly busy?: boolean;
};

/** Asks before an act: Cancel and Delete by default. Where the act destroys, focus starts on Cancel. */
export function ConfirmDialog({
  title,
  children,
  onConfirm,
  onClose,
  destroys = true,
  exactName,
  busy = false,
  ...words
}: Props) {
  const texts = useUiTexts();
  const [typed, setTyped] = useState('');
  const ready = !exactName || typed === exactName.name;
  return (
    <DialogFrame title={title} size="confirm" onClose={onClose}>
      <div className={classes['text']}>{children}</div>
      {exactName && (
        <label className={classes['name']}>
          {exactName.label}
          <input
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
      )}
      <div className={classes['actions']}>
        <Button variant="default" data-autofocus={destroys || undefined} onClick={onClose}>
          {words.cancel ?? texts.cancel}
        </Button>
        <Button
          color={destroys ? 'red' : undefined}
          variant="filled"
          data-autofocus={!destroys || undefined}
          disabled={!ready}
          loading={busy}
          onClick={onConfirm}
        >
          {words.confirm ?? texts.delete}
        </Button>
      </div>
    </DialogFrame>
  );
}
