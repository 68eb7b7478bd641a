import { IconX } from '@tabler/icons-react';
import { useId, type CSSProperties, type ReactNode } from 'react';
import classes from './dialog.module.css';
import { IconButton } from '../action/icon-button.tsx';
import { onEscape, useModal } from './use-modal.ts';
import { useUiTexts } from '../ui-texts.ts';

type Props = {
  readonly title: string;
  /** Left out where only one of the actions leads on: nothing else closes it then. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
  /** Buttons at the end: Cancel, then the main one. They stay in view while the rest scrolls. */
  readonly actions?: ReactNode;
  /** confirm 440 px; comparison 900 px; form 680 px and, below 600, the full screen; list 680 px and 500 px high at most; picture 1100 px. */
  readonly size?: 'confirm' | 'comparison' | 'form' | 'list' | 'picture';
};

const widths = { confirm: '440px', comparison: '900px', form: '680px', list: '680px', picture: '1100px' };

/**
 * A modal dialog, open while it is mounted. Focus starts on the part marked `data-autofocus`; Escape closes it. Where
 * there is nothing to decide the close button stands in the head.
 */
export function Dialog({ title, onClose, children, actions, size = 'form' }: Props) {
  const dialog = useModal();
  const titleId = useId();
  const texts = useUiTexts();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      dir={document.documentElement.dir || 'ltr'}
      className={classes['dialog']}
      data-size={size}
      style={{ '--width': widths[size] } as CSSProperties}
      onCancel={onEscape(onClose)}
      // A browser closes a dialog that is told to twice, whatever it was answered the first time.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget && !onClose && currentTarget.isConnected) currentTarget.showModal();
      }}
    >
      <div className={classes['head']}>
        <h2 id={titleId}>{title}</h2>
        {onClose && size !== 'confirm' && size !== 'comparison' && (
          <IconButton icon={IconX} label={texts.close} className={classes['close'] ?? ''} onClick={onClose} />
        )}
      </div>
      <div className={classes['body']}>{children}</div>
      {actions && <div className={classes['foot']}>{actions}</div>}
    </dialog>
  );
}
