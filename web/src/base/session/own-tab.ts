import { forgetRefreshToken, getSession } from './session-store.ts';

const name = 'lectern.tab';

/**
 * A copied tab brings the refresh token of its original along, and a token used by both would end the session of both.
 * Each tab holds a lock in its own name; one that finds it taken is a copy, and renews through the hidden frame instead.
 */
export function watchForCopies(): void {
  const tab = sessionStorage.getItem(name);
  // The hidden frame of a renewal shares the storage of the page around it; it is no copy.
  const inHiddenFrame = window.frameElement !== null;
  if (tab && getSession() && !inHiddenFrame) void hold(tab);
}

/** Gives this tab a name of its own, at the sign-in. */
export function nameTab(): void {
  const tab = crypto.randomUUID();
  sessionStorage.setItem(name, tab);
  void hold(tab);
}

async function hold(tab: string): Promise<void> {
  await navigator.locks.request(`${name}.${tab}`, { ifAvailable: true }, async (lock) => {
    if (lock) return new Promise<never>(() => {});
    forgetRefreshToken();
    nameTab();
  });
}
