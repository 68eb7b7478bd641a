import { useCallback, useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { usePages } from '../../graphql/use-pages.ts';
import { useSend } from '../../graphql/use-send.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { MorePages } from '../../ui/feedback/more-pages.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Spoken } from '../../ui/feedback/spoken.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Dot } from '../../ui/figures/dot.tsx';
import { useFocusOnNew } from '../../ui/page/use-focus-on-new.ts';
import { mailsQuery, type UnsentMail } from './instance-query.ts';
import classes from './instance.module.css';
import { momentText } from './moment-text.ts';

const retryMutation = graphql(`
  mutation UnsentMails_retryMail($id: ID!) {
    retryMail(id: $id)
  }
`);

const dropMutation = graphql(`
  mutation UnsentMails_dropMail($id: ID!) {
    dropMail(id: $id)
  }
`);

const kinds = { WAITING: 'dashed', SENDING: 'dashed', GIVEN_UP: 'diamond', REFUSED: 'diamond' } as const;

/** What waits for its day is not tried before. */
const canRetry: ReadonlySet<UnsentMail['state']> = new Set(['SENDING', 'GIVEN_UP']);

/** The mails that were not sent, first what was given up or refused: why, and the ways to try one again or take it away. */
export function UnsentMails({ onChanged }: { readonly onChanged: () => void }) {
  const client = useClient();
  const send = useSend();
  const [dropping, setDropping] = useState<UnsentMail | null>(null);
  const [busy, setBusy] = useState(false);
  const load = useCallback(
    async (after: string | null) => {
      const { data } = await client.query(mailsQuery, { after }, { requestPolicy: 'network-only' }).toPromise();
      return data ? { entries: data.unsentMails.mails, cursor: data.unsentMails.cursor ?? null } : null;
    },
    [client],
  );
  const { entries, cursor, state, more } = usePages(load);
  const rows = useFocusOnNew<HTMLUListElement>(entries?.length ?? 0);
  const words = texts.instance.mails;
  const act = async (mutation: typeof retryMutation | typeof dropMutation, id: string, done: string) => {
    setBusy(true);
    const { error } = await send<unknown, { id: string }>(mutation, { id });
    setBusy(false);
    const no = refusalOf(error);
    if (error) showToast('error', no?.code === 'NOT_FOUND' ? words.gone : (no?.text ?? texts.ui.failed));
    else showToast('success', done);
    setDropping(null);
    onChanged();
  };
  return (
    <>
      {entries === null && state === 'busy' && <Skeleton shape="list" count={2} />}
      {entries?.length === 0 && <Empty text={words.none} />}
      {entries !== null && entries.length > 0 && (
        <ul ref={rows} className={classes['rows']}>
          {entries.map((mail) => (
            <li key={mail.id} tabIndex={-1}>
              <span className={classes['state']}>
                <Dot kind={kinds[mail.state]}>{words.states[mail.state]}</Dot>
              </span>
              <span className={classes['what']}>
                <b>
                  <bdi>{mail.recipient}</bdi>
                </b>
                <bdi>{mail.subject}</bdi>
                <span>{words.tried(momentText(mail.created_on), mail.tries)}</span>
                {mail.state === 'WAITING' && <span>{words.goesOut(momentText(mail.not_before))}</span>}
                {mail.last_error && (
                  <span className={classes['cure']} lang="en" dir="ltr">
                    {mail.last_error}
                  </span>
                )}
              </span>
              <span className={classes['acts']}>
                {canRetry.has(mail.state) && (
                  <Button
                    variant="default"
                    size="xs"
                    disabled={busy}
                    aria-label={words.retryThis(mail.recipient)}
                    onClick={() => void act(retryMutation, mail.id, words.retried)}
                  >
                    {words.retry}
                  </Button>
                )}
                <Button
                  variant="subtle"
                  size="xs"
                  color="red"
                  aria-label={words.dropThis(mail.recipient)}
                  onClick={() => setDropping(mail)}
                >
                  {words.drop}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={classes['end']}>
        <MorePages pages={{ state, cursor, more }} notLoaded={words.notLoaded} label={words.more} size="sm" />
      </div>
      <Spoken text={entries === null ? '' : words.shown(entries.length, cursor !== null)} />
      {dropping && (
        <ConfirmDialog
          title={words.dropTitle(dropping.recipient)}
          confirm={words.drop}
          busy={busy}
          onConfirm={() => void act(dropMutation, dropping.id, words.dropped)}
          onClose={() => setDropping(null)}
        >
          <p>{words.dropText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
