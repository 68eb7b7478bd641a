import { useEffect } from 'react';

const inDialog = 'dialog:modal :is(a[href], button, input, select, textarea):not(:disabled)';

/**
 * Keeps the focus on the page for as long as the caller is mounted: when the part that has it is taken away, as a button
 * is whose act is done, it goes to the open dialog, else to the heading of the page as soon as there is one.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    // Whoever presses beside everything has put the focus away.
    const forget = () => {
      if (document.activeElement === document.body) last = null;
    };
    const keep = () => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      const next = document.querySelector<HTMLElement>(inDialog) ?? document.querySelector('h1');
      next?.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(keep);
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerup', forget);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerup', forget);
      changes.disconnect();
    };
  }, []);
}
