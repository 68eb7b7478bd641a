import { IconCircleCheck, IconCircleX, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../action/button.ts';
import { Icon } from '../icon.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { setToastRegion, showToastsOnTop } from './toast-region.ts';
import { closeToast, currentToast, onToasts, type Toast } from './toast-store.ts';
import classes from './toasts.module.css';
import { useToastRoom } from '../page/use-bottom-bar.ts';
import { useUiTexts } from '../ui-texts.ts';

const icons = { success: IconCircleCheck, info: IconInfoCircle, error: IconCircleX };
/** Success is short by the specification; what else goes by itself stays as long as its words take to read. */
const shownFor = ({ kind, text, undo }: Toast) =>
  kind === 'success' && !undo ? 1500 : Math.max(undo ? 10_000 : 5000, text.length * 100);

/** The place where toasts appear and are spoken; it stands once in the app. */
export function Toasts() {
  const toast = useSyncExternalStore(onToasts, currentToast);
  return (
    <div>
      <output ref={setToastRegion} popover="manual" aria-live="polite" className={classes['region']}>
        {toast && <ToastLine key={toast.id} toast={toast} />}
      </output>
    </div>
  );
}

function ToastLine({ toast }: { readonly toast: Toast }) {
  const { id, kind, text, undo } = toast;
  const undoable = undo !== undefined;
  const texts = useUiTexts();
  const [held, setHeld] = useState(false);
  const before = useRef<EventTarget | null>(null);
  const line = useRef<HTMLSpanElement>(null);
  const room = useToastRoom();
  useLayoutEffect(() => {
    showToastsOnTop();
    const shown = line.current;
    const giveBack = undoable ? room(shown) : undefined;
    return () => {
      giveBack?.();
      const back = before.current;
      if (shown?.contains(document.activeElement) && back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [room, undoable]);
  const time = shownFor(toast);
  const stays = kind === 'error' || held;
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => closeToast(id), time);
    return () => clearTimeout(timer);
  }, [id, stays, time]);
  return (
    <span
      ref={line}
      className={classes['toast']}
      data-kind={kind}
      data-undo={undoable || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        setHeld(true);
        before.current ??= relatedTarget;
      }}
      onBlur={() => setHeld(false)}
    >
      <Icon of={icons[kind]} size={20} />
      <span className={classes['text']}>{text}</span>
      {undo && (
        <Button
          variant="subtle"
          size="sm"
          onClick={() => {
            closeToast(id);
            undo();
          }}
        >
          {texts.undo}
        </Button>
      )}
      <IconButton icon={IconX} size="sm" label={texts.close} onClick={() => closeToast(id)} />
    </span>
  );
}
