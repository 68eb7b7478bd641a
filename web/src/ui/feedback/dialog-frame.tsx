import { IconX } from '@tabler/icons-react';
import { useId, type CSSProperties, type ReactNode } from 'react';
import classes from './dialog.module.css';
import { IconButton } from '../action/icon-button.tsx';
import { onEscape, useModal } from './use-modal.ts';
import type { useTyped } from './use-typed.ts';
import { useUiTexts } from '../ui-texts.ts';

/** What stands in a dialog, and how it looks. */
export type FrameProps = {
  readonly title: string;
  /** Left out where only one of the actions leads on: nothing else closes it then. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
  /** Buttons at the end: Cancel, then the main one. They stay in view while the rest scrolls. */
  readonly actions?: ReactNode;
  /** confirm 440 px; comparison 900 px; form 680 px and, below 600, the full screen; list 680 px and 500 px high at most; picture 1100 px. */
  readonly size?: 'confirm' | 'comparison' | 'form' | 'list' | 'picture';
  /** Told what is typed and chosen in it. */
  readonly typed?: Pick<ReturnType<typeof useTyped>, 'onFocusCapture' | 'onInputCapture'>;
};

const widths = { confirm: '440px', comparison: '900px', form: '680px', list: '680px', picture: '1100px' };

/**
 * How a modal dialog looks, open while it is mounted. Focus starts on the part marked `data-autofocus`; Escape closes it.
 * Where there is nothing to decide the close button stands in the head. It asks nothing; `Dialog` does.
 */
export function DialogFrame({ title, onClose, children, actions, size = 'form', typed }: FrameProps) {
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
      onFocusCapture={typed?.onFocusCapture}
      onInputCapture={typed?.onInputCapture}
      // A browser closes a dialog that is told to twice, whatever it was answered the first time.
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget || !currentTarget.isConnected || currentTarget.open) return;
        currentTarget.showModal();
        onClose?.();
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
