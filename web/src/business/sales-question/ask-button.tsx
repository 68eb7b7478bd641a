import { IconMessageQuestion } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import classes from './ask-button.module.css';
import type { SalesQuestion } from './ask-dialog.tsx';
import { AskDialog } from './lazy-ask-dialog.ts';
import { useSalesManager } from './use-sales-manager.ts';

type Props = {
  readonly institutionId: string;
  readonly question: SalesQuestion;
};

/** Asks those who sell to an institution, by the name of who looks after it: for more seats, or about a member. */
export function AskButton({ institutionId, question }: Props) {
  const manager = useSalesManager(institutionId);
  const [asking, setAsking] = useState(false);
  const words = texts.salesQuestion;
  if (manager === undefined) return null;
  const { about, name } = question;
  const ask = () => setAsking(true);
  const aboutMember = words.askAbout(manager, name);
  return (
    <>
      {about === 'license' ? (
        <Button variant="light" size="sm" aria-label={words.askForMoreOf(name)} onClick={ask}>
          {words.askForMore}
        </Button>
      ) : (
        <>
          <span className={classes['wide']}>
            <Button variant="light" size="xs" aria-label={aboutMember} onClick={ask}>
              {words.ask(manager)}
            </Button>
          </span>
          <span className={classes['narrow']}>
            <IconButton icon={IconMessageQuestion} size="sm" label={aboutMember} onClick={ask} />
          </span>
        </>
      )}
      {asking && (
        <Suspense>
          <AskDialog {...{ question, manager }} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
