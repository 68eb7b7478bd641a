import { useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { useSend } from '../../graphql/use-send.ts';
import { texts } from '../../texts/texts.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import classes from './awaited-mails.module.css';

const mailsQuery = graphql(`
  query AwaitedMails_awaitedMails($institutionId: ID!) {
    awaitedMails(institutionId: $institutionId) {
      id
      mailed
    }
  }
`);

const setMutation = graphql(`
  mutation AwaitedMails_setAwaitedMails($institutionId: ID!, $mailed: Boolean!) {
    setAwaitedMails(institutionId: $institutionId, mailed: $mailed) {
      id
      mailed
    }
  }
`);

/** Whether people whom the rosters of an institution await get a mail, with a box that changes it at once. */
export function AwaitedMails({ institutionId }: { readonly institutionId: string }) {
  const screen = useScreenQuery(mailsQuery, { institutionId }, { fresh: true });
  const send = useSend();
  const failed = useFailureToast();
  /** What was chosen and is on the way. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const words = texts.awaitedMails;
  const mails = screen.data?.awaitedMails;
  const set = async (mailed: boolean) => {
    failed.overtake();
    setChosen(mailed);
    const { data, error } = await send(setMutation, { institutionId, mailed });
    setChosen(null);
    if (data) return showToast('success', mailed ? words.sent : words.stopped);
    failed.say('error', refusalOf(error)?.text ?? texts.ui.failed);
  };
  return (
    <div className={classes['panel']}>
      <Panel title={words.title}>
        {!mails && !screen.error && <Skeleton shape="list" count={1} />}
        {!mails && screen.error && <Failed what={words.notLoaded} onLoadAgain={screen.reload} />}
        {mails && (
          <div className={classes['box']}>
            <p>{words.text}</p>
            <Checkbox
              label={words.mail}
              help={words.help}
              checked={chosen ?? mails.mailed}
              onChange={(mailed) => void set(mailed)}
            />
          </div>
        )}
      </Panel>
    </div>
  );
}
