import { useEffect, useState } from 'react';

/** How long nothing is typed before it is asked for, in milliseconds. */
const pause = 150;

/** What was typed, once its author pauses. */
export function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
