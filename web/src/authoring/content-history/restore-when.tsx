import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';

type Props = {
  /** What comes back. */
  readonly name: string;
  readonly busy: boolean;
  /** Whether it is to wait. */
  readonly onChoose: (later: boolean) => void;
  readonly onClose: () => void;
};

/** Asks whoever may publish whether what comes back shows at once or waits. */
export function RestoreWhen({ name, busy, onChoose, onClose }: Props) {
  const words = texts.contentHistory.when;
  return (
    <Dialog
      title={words.title(name)}
      size="confirm"
      onClose={onClose}
      actions={
        <>
          <Button variant="default" data-autofocus onClick={onClose}>
            {texts.ui.cancel}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => onChoose(true)}>
            {words.waiting}
          </Button>
          <Button loading={busy} onClick={() => onChoose(false)}>
            {words.now}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
