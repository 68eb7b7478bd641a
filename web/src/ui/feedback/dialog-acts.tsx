import { Button, type PlainButtonProps } from '../action/button.ts';
import { CancelButton } from './leaving.tsx';

type Props = PlainButtonProps & { readonly onCancel: () => void };

/** How a dialog ends: Cancel, and the button that does what it is for, which is given as a button is. */
export function DialogActs({ onCancel, ...main }: Props) {
  return (
    <>
      <CancelButton onClick={onCancel} />
      <Button {...main} />
    </>
  );
}
