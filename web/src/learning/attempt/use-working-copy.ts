import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SaveStatus } from '../../base/saving/save-queue.ts';
import { onLeaving } from '../../base/saving/queues.ts';
import type { SavedReply } from '../../base/saving/save-request.ts';
import type { PlayedAttempt } from './played-attempt.ts';
import type { CopyView, WorkingCopy } from './working-copy.ts';

/** A working copy while it is opened: null, then the copy; `gone` where there is nothing to open, `failed` for now. */
export type OpenedCopy<Attempt extends PlayedAttempt, Reply extends SavedReply> =
  | { readonly kind: 'OPENING' | 'GONE' | 'FAILED' }
  | { readonly kind: 'OPEN'; readonly copy: WorkingCopy<Attempt, Reply> };

/** Opens a working copy and keeps it as long as `open` stays the same. */
export function useOpened<Attempt extends PlayedAttempt, Reply extends SavedReply>(
  open: () => Promise<WorkingCopy<Attempt, Reply> | null>,
): OpenedCopy<Attempt, Reply> {
  const [opened, setOpened] = useState<OpenedCopy<Attempt, Reply>>({ kind: 'OPENING' });
  useEffect(() => {
    let left = false;
    const settle = (next: OpenedCopy<Attempt, Reply>) => {
      if (!left) setOpened(next);
    };
    open()
      .then((copy) => settle(copy ? { kind: 'OPEN', copy } : { kind: 'GONE' }))
      .catch(() => settle({ kind: 'FAILED' }));
    return () => {
      left = true;
    };
  }, [open]);
  return opened;
}

/** What is on screen of a working copy, and whether it is saved; while it is, input and time are counted. */
export function useWorkingCopy<Attempt extends PlayedAttempt, Reply extends SavedReply>(
  copy: WorkingCopy<Attempt, Reply>,
): CopyView<Attempt> & { readonly status: SaveStatus } {
  const view = useSyncExternalStore(copy.subscribe, copy.view);
  const status = useSyncExternalStore(copy.queue.subscribe, copy.queue.status);
  useEffect(() => {
    for (const name of inputs) window.addEventListener(name, copy.noticeInput, { passive: true, capture: true });
    document.addEventListener('visibilitychange', copy.noticeView);
    const stay = onLeaving(copy.keepTime);
    return () => {
      for (const name of inputs) window.removeEventListener(name, copy.noticeInput, { capture: true });
      document.removeEventListener('visibilitychange', copy.noticeView);
      stay();
      copy.keepTime();
      void copy.queue.flush();
    };
  }, [copy]);
  return { ...view, status };
}

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;
