import { texts } from '../../texts/texts.ts';
import { useAfter } from '../../ui/use-after.ts';
import { Logo } from '../../ui/page/logo.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx';
import { SignInFailed } from './sign-in/sign-in-failed.ts';
import classes from './session-wait.module.css';

/** The page between the app and the sign-in: logo and text, and a ring where it takes long. */
export function SessionWait({ title, text }: { readonly title: string; readonly text: string }) {
  const long = useAfter(300);
  return (
    <main className={classes['page']}>
      <Logo>{texts.shell.product}</Logo>
      <VisuallyHidden>
        <PageHeading title={title}>{title}</PageHeading>
      </VisuallyHidden>
      <output>{text}</output>
      <span className={long ? `${classes['ring']} ${classes['turning']}` : classes['ring']} aria-hidden />
    </main>
  );
}

/** The same page where signing in has failed, with the way to try again, which leads where the person wanted to go. */
export function SessionFailed({ title, error }: { readonly title: string; readonly error: unknown }) {
  const { to, isPassing } = error instanceof SignInFailed ? error : { to: '/', isPassing: false };
  return (
    <main className={classes['page']}>
      <Logo>{texts.shell.product}</Logo>
      <VisuallyHidden>
        <PageHeading title={title}>{title}</PageHeading>
      </VisuallyHidden>
      <p role="alert">{isPassing ? texts.session.away : texts.session.failed}</p>
      <a href={to === '/' ? '/login' : `/login?url=${encodeURIComponent(to)}`}>{texts.session.tryAgain}</a>
    </main>
  );
}
