import { useLayoutEffect, useRef } from 'react';

/** Gives the focus to the first of the children that are added to those there were: to its link, or to itself. */
export function useFocusOnNew<Place extends HTMLElement>(count: number) {
  const place = useRef<Place>(null);
  const before = useRef(0);
  useLayoutEffect(() => {
    const added = place.current?.children[before.current];
    if (before.current > 0 && count > before.current && added instanceof HTMLElement) {
      (added.querySelector('a') ?? added).focus();
    }
    before.current = count;
  }, [count]);
  return place;
}
