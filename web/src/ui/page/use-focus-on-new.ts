import { useLayoutEffect, useRef } from 'react';

/** Gives the focus to the first of the children that are added to those there were: to its link, or to itself; not where nobody asked for them. */
export function useFocusOnNew<Place extends HTMLElement>(count: number, asked = true) {
  const place = useRef<Place>(null);
  const before = useRef(0);
  useLayoutEffect(() => {
    const added = place.current?.children[before.current];
    if (asked && before.current > 0 && count > before.current && added instanceof HTMLElement) {
      (added.querySelector('a') ?? added).focus();
    }
    before.current = count;
  }, [count, asked]);
  return place;
}
