import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The inner width of an element in whole pixels, kept as it changes; 0 before the first layout. */
export function useWidth<Found extends HTMLElement>(): [RefObject<Found | null>, number] {
  const place = useRef<Found>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}
