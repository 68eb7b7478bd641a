import { useState } from 'react';
import { NotRead } from '../../graphql/not-read.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { Checks } from './checks.tsx';
import { checksQuery, instanceQuery, type ShownInstance } from './instance-query.ts';
import classes from './instance.module.css';
import { Jobs } from './jobs.tsx';
import { Storage } from './storage.tsx';
import { UnsentMails } from './unsent-mails.tsx';

/** How the installation stands: what the doctor sees, the work of the server, mails that were not sent, storage and backups. */
export function InstancePage() {
  const screen = useScreenQuery(instanceQuery, {}, { beside: true, live: true });
  const checks = useScreenQuery(checksQuery, {}, { beside: true });
  /** How often something was asked for here. */
  const [round, setRound] = useState(0);
  const words = texts.instance;
  const instance = screen.data?.instance;
  const changed = () => {
    setRound(round + 1);
    screen.reload();
  };
  const unread = screen.error && !instance && (
    <NotRead error={screen.error} what={words.notLoaded} onLoadAgain={screen.reload}>
      {null}
    </NotRead>
  );
  return (
    <div className={classes['panels']}>
      <div className={classes['column']}>
        <Panel
          title={words.checks.title}
          flush
          aside={
            <Button variant="subtle" size="xs" onClick={checks.reload}>
              {words.checks.again}
            </Button>
          }
        >
          {checks.data ? (
            <Checks checks={checks.data.instanceChecks} />
          ) : checks.error ? (
            <NotRead error={checks.error} what={words.checks.notLoaded} onLoadAgain={checks.reload}>
              {null}
            </NotRead>
          ) : (
            <Skeleton shape="list" />
          )}
        </Panel>
        <Panel title={words.mails.title} flush>
          {instance && <p className={classes['sums']}>{sumsOf(instance)}</p>}
          <UnsentMails key={round} onChanged={changed} />
        </Panel>
      </div>
      <div className={classes['column']}>
        <Panel title={words.storage.title}>
          {unread}
          {!unread && (instance ? <Storage instance={instance} /> : <Skeleton shape="list" count={3} />)}
        </Panel>
        <Panel title={words.jobs.title} flush>
          {unread}
          {!unread && (instance ? <Jobs jobs={instance.jobs} onAsked={changed} /> : <Skeleton shape="list" />)}
        </Panel>
      </div>
    </div>
  );
}

const sumsOf = ({ mails_waiting, mails_given_up, mails_refused, mails_sent_today }: ShownInstance) =>
  texts.instance.mails.sums(mails_waiting, mails_given_up, mails_refused, mails_sent_today);
