import { lazy } from 'react';
import { loadTexts } from '../../texts/language.ts';
import { texts } from '../../texts/texts.ts';
import { Failed } from '../../ui/feedback/failed.tsx';

/** The sections of the profile menu, fetched when it is first opened; without them the ways out of it still work. */
export const OpenedMenu = lazy(async () => {
  try {
    const [{ MenuSections }] = await Promise.all([import('./menu-sections.tsx'), loadTexts('invitations')]);
    return { default: MenuSections };
  } catch {
    return { default: NotLoaded };
  }
});

function NotLoaded() {
  return <Failed what={texts.shell.notLoaded.page} onLoadAgain={() => window.location.reload()} />;
}
