import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Page } from '../../ui/page/page.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { useSignInAddress } from '../shell/sign-in-address.ts';
import classes from './visitor-home.module.css';

/** What Lectern is, and the way in. */
export function VisitorHome() {
  const signIn = useSignInAddress();
  return (
    <Page>
      <section className={classes['words']}>
        <PageHeading title={texts.home.visitorTitle}>{texts.home.visitorTitle}</PageHeading>
        <p>{texts.home.visitorText}</p>
        <Button component="a" href={signIn} size="lg">
          {texts.shell.signIn}
        </Button>
      </section>
    </Page>
  );
}
