import { useCallback, useEffect, useRef } from 'react';

/** Hears the keys that are pressed anywhere inside an element, which gets the reply as its ref. */
export function useKeyDown(
  press: (event: KeyboardEvent) => void,
): (element: HTMLElement | null) => (() => void) | undefined {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  return useCallback((element) => {
    if (!element) return undefined;
    const listen = (event: KeyboardEvent) => latest.current(event);
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, []);
}
