import { lazy } from 'react';
import { loadTexts } from '../../texts/language.ts';

/** The dialog that reads aloud, fetched with its texts when it is opened. */
export const ReaderDialog = lazy(async () => {
  const [{ ReaderDialog: component }] = await Promise.all([import('./reader-dialog.tsx'), loadTexts('reader')]);
  return { default: component };
});
