import { useCallback } from 'react';

/**
 * Tells the page how high the bar at its bottom is, as it changes, so that what takes the focus, toasts and hints stay
 * above it. The reply is the ref of the bar.
 */
export function useBottomBar(): (bar: HTMLElement | null) => (() => void) | undefined {
  return useCallback((bar) => {
    if (!bar) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--bottom-bar', `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-bar');
    };
  }, []);
}
