import { useEffect, useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import { takeToastsInto } from './toast-region.ts';

/**
 * Opens a native dialog above everything while it is mounted: focus stays inside, starts on the part marked
 * `data-autofocus`, and returns to where it was. `onScrim` is called for a press beside it.
 */
export function useModal(onScrim?: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const giveToastsBack = takeToastsInto(element);
    return () => {
      giveToastsBack();
      element.close();
    };
  }, []);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !onScrim) return undefined;
    // What lies beside the content belongs to the dialog element itself.
    const close = (event: MouseEvent) => {
      if (event.target === element) onScrim();
    };
    element.addEventListener('click', close);
    return () => element.removeEventListener('click', close);
  }, [onScrim]);
  return dialog;
}

/** A native dialog closes by Escape on its own; this one asks its owner instead. React also tells of dialogs inside it. */
export const onEscape =
  (close: (() => void) | undefined) =>
  (event: SyntheticEvent): void => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    close?.();
  };
