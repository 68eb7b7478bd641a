import type { ReactNode } from 'react';
import { Button } from '../../ui/action/button.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { CancelButton, type LeaveWords } from '../../ui/feedback/leaving.tsx';

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
  const actions = ready && (
    <>
      <CancelButton onClick={onClose} />
      {otherwise}
      <Button type="submit" form={form} loading={busy} disabled={off}>
        {submit}
      </Button>
    </>
  );
  return (
    <Dialog {...{ title, size, onClose, actions }} unsaved={dirty} lags leaveWords={words}>
      {children}
    </Dialog>
  );
}
