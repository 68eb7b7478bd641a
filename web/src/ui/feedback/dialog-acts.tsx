import { Button, type PlainButtonProps } from '../action/button.ts';
import { useUiTexts } from '../ui-texts.ts';

type Props = PlainButtonProps & { readonly onCancel: () => void };

/** How a dialog ends: Cancel, and the button that does what it is for, which is given as a button is. */
export function DialogActs({ onCancel, ...main }: Props) {
  const texts = useUiTexts();
  return (
    <>
      <Button variant="default" onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Button {...main} />
    </>
  );
}
