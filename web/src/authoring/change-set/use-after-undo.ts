import { useEffect } from 'react';
import { onUndone } from './undo-store.ts';

/** Asks again for what a screen shows once an act was taken back. */
export function useAfterUndo(reload: () => void): void {
  useEffect(() => onUndone(reload), [reload]);
}
