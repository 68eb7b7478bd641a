import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import classes from './replaced-dialog.module.css';
import { signInAnew } from './session.ts';
import { findOwnerName } from './tab-owner.ts';

/** Another person has signed in on this browser: says whose work the tab shows, and asks for a new sign-in. */
export default function ReplacedDialog() {
  const [state, setState] = useState<'asked' | 'leaving' | 'failed'>('asked');
  const words = texts.session.replaced;
  const name = findOwnerName();
  const leave = () => {
    setState('leaving');
    signInAnew().catch(() => setState('failed'));
  };
  return (
    <Dialog title={words.title} size="confirm">
      <div className={classes['text']}>
        {name !== null && <p>{words.whose(name)}</p>}
        <p>{words.text}</p>
        {state === 'failed' && <p role="alert">{texts.session.away}</p>}
        <Button size="lg" data-autofocus loading={state === 'leaving'} onClick={leave}>
          {texts.shell.signIn}
        </Button>
      </div>
    </Dialog>
  );
}
