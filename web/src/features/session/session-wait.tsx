import { texts } from '../../texts/texts.ts';
import { useAfter } from '../../ui/use-after.ts';
import { Logo } from '../../ui/page/logo.tsx';
import classes from './session-wait.module.css';

/** The page between the app and the sign-in: logo and text, and a ring where it takes long. */
export function SessionWait({ text }: { readonly text: string }) {
  const long = useAfter(300);
  return (
    <main className={classes['page']}>
      <Logo>{texts.shell.product}</Logo>
      <output>{text}</output>
      <span className={long ? `${classes['ring']} ${classes['turning']}` : classes['ring']} aria-hidden />
    </main>
  );
}

/** The same page where signing in has failed, with the way to try again. */
export function SessionFailed() {
  return (
    <main className={classes['page']}>
      <Logo>{texts.shell.product}</Logo>
      <p role="alert">{texts.session.failed}</p>
      <a href="/login">{texts.session.tryAgain}</a>
    </main>
  );
}
