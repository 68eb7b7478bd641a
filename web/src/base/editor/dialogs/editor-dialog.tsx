import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/action/button.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { CancelButton } from '../../../ui/feedback/leaving.tsx';

type Props = {
  readonly title: string;
  /** What its main button does. */
  readonly submit: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** A further act beside the main one, such as taking a link away. */
  readonly further?: { readonly label: string; readonly onPress: () => void } | undefined;
};

/** A question about what is put into a text. It stands outside of the form that the editor is in. */
export function EditorDialog({ title, submit, onSubmit, onClose, children, further }: Props) {
  const id = useId();
  const actions = (
    <>
      {further && (
        <Button variant="subtle" onClick={further.onPress}>
          {further.label}
        </Button>
      )}
      <CancelButton onClick={onClose} />
      <Button type="submit" form={id}>
        {submit}
      </Button>
    </>
  );
  return createPortal(
    <Dialog title={title} onClose={onClose} actions={actions}>
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React passes it on to the form around the editor.
          event.stopPropagation();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>,
    document.body,
  );
}
