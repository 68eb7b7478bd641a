import { useEffect, useState } from 'react';

/** True once the part has been on screen for so many milliseconds; what is quick is over before it shows. */
export function useAfter(milliseconds: number): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return over;
}
