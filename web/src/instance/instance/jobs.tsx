import { useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { useSend } from '../../graphql/use-send.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Dot } from '../../ui/figures/dot.tsx';
import type { ShownJob } from './instance-query.ts';
import classes from './instance.module.css';
import { momentText } from './moment-text.ts';

const askMutation = graphql(`
  mutation Jobs_askForJob($name: JobName!) {
    askForJob(name: $name) {
      name
      wanted_on
    }
  }
`);

const kinds = {
  WANTED: 'dashed',
  NEVER: 'dashed',
  RUNNING: 'dashed',
  LATE: 'half',
  FAILED: 'diamond',
  FOUND: 'half',
  DONE: 'full',
} as const;

type Props = { readonly jobs: readonly ShownJob[]; readonly onAsked: () => void };

/** What the server does by itself: when each is due, what became of the last run, and the way to have it done now. */
export function Jobs({ jobs, onAsked }: Props) {
  return (
    <ul className={classes['rows']}>
      {jobs.map((job) => (
        <Job key={job.name} job={job} onAsked={onAsked} />
      ))}
    </ul>
  );
}

function Job({ job, onAsked }: { readonly job: ShownJob; readonly onAsked: () => void }) {
  const send = useSend();
  const [busy, setBusy] = useState(false);
  const words = texts.instance.jobs;
  const { name, next_on, succeeded_on, found, failure, wanted, state } = job;
  const act = failure ? words.retry : words.run;
  const ask = async () => {
    setBusy(true);
    const { error } = await send(askMutation, { name });
    setBusy(false);
    if (error) showToast('error', refusalOf(error)?.text ?? texts.ui.failed);
    else showToast('success', words.asked(words.names[name]));
    onAsked();
  };
  return (
    <li>
      <span className={classes['state']}>
        <Dot kind={kinds[state]}>{words.states[state]}</Dot>
      </span>
      <span className={classes['what']}>
        <b>{words.names[name]}</b>
        <span>
          {words.next(momentText(next_on))}
          {succeeded_on && ` ${words.last(momentText(succeeded_on))}`}
        </span>
        {found != null && found > 0 && <span className={classes['cure']}>{words.found(found)}</span>}
        {failure && (
          <span className={classes['cure']} lang="en" dir="ltr">
            {failure}
          </span>
        )}
      </span>
      <Button
        variant="default"
        size="xs"
        loading={busy}
        disabled={wanted}
        aria-label={words.ofJob(act, words.names[name])}
        onClick={() => void ask()}
      >
        {act}
      </Button>
    </li>
  );
}
