import { loadTexts } from '../../texts/language.ts';

const after = 1000;

const parts = [
  () => import('../session/sign-out/end-session.ts'),
  () => import('../session/sign-out/ended-page.tsx'),
  () => import('./unsent-dialog.tsx'),
  () => import('./menu-sections.tsx'),
  () => loadTexts('invitations'),
];

/** Fetches the code of the profile menu and of signing out while there is a line, once the page has settled: they are needed most when it is gone. */
export function fetchBeforeNeeded(): () => void {
  const timer = setTimeout(() => void Promise.allSettled(parts.map((fetch) => fetch())), after);
  return () => clearTimeout(timer);
}
