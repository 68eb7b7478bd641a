import { useState, type ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';

/** What is asked before a dialog is left with something unsaved. */
export type LeaveWords = {
  readonly title: string;
  readonly text: string;
  readonly leave: string;
  readonly stay: string;
};

type Props = {
  readonly title: string;
  /** The id of the form inside. */
  readonly form: string;
  /** What its button says. */
  readonly submit: string;
  /** Another way to send it, before that button. */
  readonly otherwise?: ReactNode;
  /** While its button is off. */
  readonly off?: boolean;
  /** False while there is no form to send. */
  readonly ready: boolean;
  readonly dirty: boolean;
  readonly busy: boolean;
  readonly words: LeaveWords;
  /** picture where much stands side by side in it. */
  readonly size?: 'form' | 'picture';
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A dialog around a form; nothing that was changed is left behind without a word. */
export function FormDialog({
  title,
  form,
  submit,
  otherwise,
  off = false,
  ready,
  dirty,
  busy,
  words,
  size = 'form',
  onClose,
  children,
}: Props) {
  const [leaving, setLeaving] = useState(false);
  const close = () => (dirty ? setLeaving(true) : onClose());
  const actions = ready && (
    <>
      <Button variant="default" onClick={close}>
        {texts.ui.cancel}
      </Button>
      {otherwise}
      <Button type="submit" form={form} loading={busy} disabled={off}>
        {submit}
      </Button>
    </>
  );
  return (
    <Dialog title={title} size={size} onClose={close} actions={actions}>
      {children}
      {leaving && (
        <ConfirmDialog
          title={words.title}
          confirm={words.leave}
          cancel={words.stay}
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        >
          {words.text}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
