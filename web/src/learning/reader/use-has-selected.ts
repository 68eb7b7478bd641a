import { useEffect, useState } from 'react';

/** Whether something was ever selected on this page: before that, nothing of the reading aid is loaded. */
export function useHasSelected(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (has) return undefined;
    const look = () => {
      if (getSelection()?.isCollapsed === false) setHas(true);
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [has]);
  return has;
}
