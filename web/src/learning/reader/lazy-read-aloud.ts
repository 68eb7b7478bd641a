import { lazy } from 'react';
import { loadTexts } from '../../texts/language.ts';

/** What reads aloud, fetched with its texts when it is opened. */
export const ReadAloud = lazy(async () => {
  const [{ ReadAloud: component }] = await Promise.all([import('./read-aloud.tsx'), loadTexts('besidePlayer')]);
  return { default: component };
});
