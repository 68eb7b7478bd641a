/** What happened, in one sentence. A success goes after 1500 ms; an error stays until it is closed. */
export type Toast = {
  readonly id: number;
  readonly kind: 'success' | 'info' | 'error';
  readonly text: string;
  readonly undo?: Undo | undefined;
};

/** Takes back what a toast says has happened. It can be done elsewhere too: the toast goes by itself. */
export type Undo = () => void;

const mostKept = 20;
let nextId = 1;
let waiting: readonly Toast[] = [];
let kept: readonly Toast[] = [];
const listeners = new Set<() => void>();

/**
 * Shows a toast as soon as those before it are gone; gives what takes it away, whether it was shown or still waits. One
 * with an undo stays longer, and makes room for the next.
 */
export function showToast(kind: Toast['kind'], text: string, undo?: Undo): () => void {
  const toast = { id: nextId++, kind, text, undo };
  waiting = [...waiting.filter((before) => !before.undo), toast];
  kept = [toast, ...kept].slice(0, mostKept);
  tell();
  return () => closeToast(toast.id);
}

export function closeToast(id: number): void {
  waiting = waiting.filter((toast) => toast.id !== id);
  tell();
}

/** The toast in view, if any: one at a time. */
export const currentToast = (): Toast | null => waiting[0] ?? null;

/** The last 20, newest first, for those who missed one. */
export const recentToasts = (): readonly Toast[] => kept;

export function forgetToasts(): void {
  waiting = [];
  kept = [];
  tell();
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
