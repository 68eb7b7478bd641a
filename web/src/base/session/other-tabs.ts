import { forgetEverything } from './forget.ts';
import { announceSession, getSession } from './session-store.ts';

const name = 'lectern.signed-out';

/** Ends this tab's session too when the same person signs out in another tab, so that nothing of theirs stays in view. */
export function leaveWithOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== name || newValue === null || newValue !== getSession()?.subject) return;
    forgetEverything();
    announceSession();
    window.location.replace('/index.html');
  });
}

/** Tells the other tabs that a person has signed out; nothing of it stays stored. */
export function tellOtherTabs(subject: string): void {
  localStorage.setItem(name, subject);
  localStorage.removeItem(name);
}
