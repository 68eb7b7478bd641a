import { IconX } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { useUiTexts } from '../ui-texts.ts';
import classes from './full-screen-dialog.module.css';
import { onEscape, useModal } from './use-modal.ts';

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  /** Buttons in the head, before the one that closes it. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A modal dialog over the whole screen, open while it is mounted; Escape closes it. */
export function FullScreenDialog({ title, onClose, actions, children }: Props) {
  const dialog = useModal();
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      dir={document.documentElement.dir || 'ltr'}
      className={classes['dialog']}
      onCancel={onEscape(onClose)}
    >
      <div className={classes['head']}>
        <h2 id={titleId}>{title}</h2>
        {actions}
        <IconButton icon={IconX} label={useUiTexts().close} onClick={onClose} />
      </div>
      <div className={classes['body']}>{children}</div>
    </dialog>
  );
}
