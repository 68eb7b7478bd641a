import { useCallback } from 'react';

/**
 * Tells the page how high the bar at its bottom is, as it changes, so that what takes the focus, toasts and hints stay
 * above it. The reply is the ref of the bar.
 */
export const useBottomBar = () => useTold('--bottom-bar');

/** The same of a toast that lies along the bottom for as long as it can be undone: pages, bars and dialogs end above it. */
export const useToastRoom = () => useTold('--toast-room');

function useTold(name: string): (bar: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (bar) => {
      if (!bar) return;
      const { style } = document.documentElement;
      const observer = new ResizeObserver(() => style.setProperty(name, `${bar.offsetHeight}px`));
      observer.observe(bar);
      return () => {
        observer.disconnect();
        style.removeProperty(name);
      };
    },
    [name],
  );
}
