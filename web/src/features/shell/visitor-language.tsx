import { LanguageChoice } from '../language/language-choice.tsx';
import { useSession } from '../session/use-session.ts';
import classes from './visitor-language.module.css';

/** The choice of a language for visitors, who have no profile menu; nothing for who is signed in. */
export const VisitorLanguage = () =>
  useSession() === null ? <LanguageChoice className={classes['language']} /> : null;
