import { lazy, Suspense } from 'react';
import { loadTexts } from '../../texts/language.ts';
import { useSession } from '../session/use-session.ts';
import classes from './visitor-language.module.css';

const LanguageChoice = lazy(async () => {
  const [{ LanguageChoice: component }] = await Promise.all([
    import('./language-choice.tsx'),
    loadTexts('invitations'),
  ]);
  return { default: component };
});

/** The choice of a language for visitors, who have no profile menu; nothing for who is signed in. */
export const VisitorLanguage = () =>
  useSession() === null ? (
    <Suspense>
      <LanguageChoice className={classes['language']} />
    </Suspense>
  ) : null;
