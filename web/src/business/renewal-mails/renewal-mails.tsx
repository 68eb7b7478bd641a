import { useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import type { MailReaders } from '../../graphql/generated/graphql.ts';
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
import classes from './renewal-mails.module.css';

const mailsQuery = graphql(`
  query RenewalMails_renewalMails($institutionId: ID!) {
    renewalMails(institutionId: $institutionId) {
      id
      sales
      administrators
    }
  }
`);

const setMutation = graphql(`
  mutation RenewalMails_setRenewalMails($institutionId: ID!, $readers: MailReaders!, $mailed: Boolean!) {
    setRenewalMails(institutionId: $institutionId, readers: $readers, mailed: $mailed) {
      id
      sales
      administrators
    }
  }
`);

/** Whom mails about renewals of an institution go to, with boxes that stop them at once. */
export function RenewalMails({ institutionId }: { readonly institutionId: string }) {
  const screen = useScreenQuery(mailsQuery, { institutionId }, { fresh: true });
  const send = useSend();
  const failed = useFailureToast();
  /** What was chosen and is on the way. */
  const [chosen, setChosen] = useState<Partial<Record<MailReaders, boolean>>>({});
  const words = texts.renewalMails;
  const mails = screen.data?.renewalMails;
  const set = async (readers: MailReaders, mailed: boolean) => {
    failed.overtake();
    setChosen((before) => ({ ...before, [readers]: mailed }));
    const { data, error } = await send(setMutation, { institutionId, readers, mailed });
    setChosen(({ [readers]: _sent, ...others }) => others);
    if (data) return showToast('success', mailed ? words.sentAgain : words.stopped);
    failed.say('error', refusalOf(error)?.text ?? texts.ui.failed);
  };
  return (
    <Panel title={words.title}>
      {!mails && !screen.error && <Skeleton shape="list" count={1} />}
      {!mails && screen.error && <Failed what={words.notLoaded} onLoadAgain={screen.reload} />}
      {mails && (
        <div className={classes['boxes']}>
          <p>{words.when}</p>
          {mails.sales != null && (
            <Checkbox
              label={words.toSales}
              help={words.toSalesHelp}
              checked={chosen.SALES ?? mails.sales}
              onChange={(mailed) => void set('SALES', mailed)}
            />
          )}
          <Checkbox
            label={words.toAdministrators}
            help={words.toAdministratorsHelp}
            checked={chosen.ADMINISTRATORS ?? mails.administrators}
            onChange={(mailed) => void set('ADMINISTRATORS', mailed)}
          />
        </div>
      )}
    </Panel>
  );
}
