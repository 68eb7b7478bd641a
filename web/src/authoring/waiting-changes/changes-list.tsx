import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { offerUndo } from '../change-set/undo-store.ts';
import { useMay } from '../cms/may.ts';
import { placeLink } from '../cms/place-link.ts';
import { useOneAct } from '../../graphql/use-one-act.ts';
import { discardMutation, publishMutation, sendBackMutation } from './change-acts.ts';
import { changeName } from './change-name.ts';
import classes from './changes.module.css';
import { doneBy } from './done-by.ts';
import { SendBackDialog } from './send-back-dialog.tsx';
import type { WaitingChange } from './waiting-query.ts';

const ChangeDetails = lazy(async () => ({ default: (await import('./change-details.tsx')).ChangeDetails }));

type Props = {
  readonly title: string;
  readonly changes: readonly WaitingChange[];
  /** Asks again for what waits. */
  readonly onChanged: () => void;
};

/** What learners will see change in one place: each with what it does, published or discarded alone or all together. */
export function ChangesList({ title, changes, onChanged }: Props) {
  const may = useMay();
  const words = texts.waitingChanges;
  const { act, busy } = useOneAct();
  const [discarding, setDiscarding] = useState<readonly WaitingChange[] | null>(null);
  const [returning, setReturning] = useState<readonly WaitingChange[] | null>(null);
  const publish = async (chosen: readonly WaitingChange[]) => {
    const data = await act(publishMutation, { ids: chosen.map(({ id }) => id) }, { failed: words.publishFailed });
    if (data) offerUndo(words.published(chosen.length), data.publishChanges);
    onChanged();
  };
  const discard = async (chosen: readonly WaitingChange[]) => {
    const data = await act(discardMutation, { ids: chosen.map(({ id }) => id) }, { failed: words.discardFailed });
    setDiscarding(null);
    if (data) showToast('success', words.discarded(chosen.length));
    onChanged();
  };
  const sendBack = async (chosen: readonly WaitingChange[], note: string) => {
    const variables = { ids: chosen.map(({ id }) => id), note };
    const data = await act(sendBackMutation, variables, { failed: words.sendBackFailed });
    if (!data) return;
    setReturning(null);
    showToast('success', words.sentBack(chosen.length));
    onChanged();
  };
  const publishes = may('publishChanges');
  /** What has an author to go back to: an import has none, and nobody sends something back to themselves. */
  const returnable = changes.filter(({ author, mine }) => author !== null && !mine);
  return (
    <Panel
      title={title}
      aside={
        publishes &&
        changes.length > 1 && (
          <div className={classes['acts']}>
            <Button variant="default" size="xs" loading={busy} onClick={() => setDiscarding(changes)}>
              {words.discardAll}
            </Button>
            {returnable.length > 1 && (
              <Button variant="default" size="xs" loading={busy} onClick={() => setReturning(returnable)}>
                {words.sendBackAll(returnable.length)}
              </Button>
            )}
            <Button size="xs" loading={busy} onClick={() => void publish(changes)}>
              {words.publishAll(changes.length)}
            </Button>
          </div>
        )
      }
    >
      <ul className={classes['list']}>
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change}>
            {(publishes || change.mine) && (
              <Button variant="default" size="xs" disabled={busy} onClick={() => setDiscarding([change])}>
                {publishes ? words.discard : words.withdraw}
              </Button>
            )}
            {publishes && returnable.includes(change) && (
              <Button variant="default" size="xs" disabled={busy} onClick={() => setReturning([change])}>
                {words.sendBack}
              </Button>
            )}
            {publishes && (
              <Button variant="default" size="xs" disabled={busy} onClick={() => void publish([change])}>
                {words.publish}
              </Button>
            )}
          </ChangeRow>
        ))}
      </ul>
      {discarding && (
        <ConfirmDialog
          title={words.discardTitle(discarding.length)}
          confirm={publishes ? words.discard : words.withdraw}
          busy={busy}
          onConfirm={() => void discard(discarding)}
          onClose={() => setDiscarding(null)}
        >
          <p>{words.discardText}</p>
        </ConfirmDialog>
      )}
      {returning && (
        <SendBackDialog
          count={returning.length}
          busy={busy}
          onSend={(note) => void sendBack(returning, note)}
          onClose={() => setReturning(null)}
        />
      )}
    </Panel>
  );
}

type RowProps = { readonly change: WaitingChange; readonly children: ReactNode };

function ChangeRow({ change, children }: RowProps) {
  const [open, setOpen] = useState(false);
  const details = useId();
  const words = texts.waitingChanges;
  const { what, author, changed_on, place } = change;
  return (
    <li>
      <div className={classes['row']}>
        <div className={classes['what']}>
          <Chip tone={what === 'REMOVED' ? 'red' : what === 'NEW' ? 'green' : 'neutral'} dense>
            {words.what[what]}
          </Chip>
          <Link {...placeLink({ ...change, id: change.item_id })} className={classes['link']}>
            <span {...(place.language ? ofLanguage(place.language) : {})}>{changeName(change)}</span>
          </Link>
        </div>
        <p className={classes['note']}>{doneBy(author?.name ?? words.import, changed_on)}</p>
        <div className={classes['acts']}>
          <Button
            variant="subtle"
            size="xs"
            aria-expanded={open}
            aria-controls={details}
            leftSection={<Icon of={open ? IconChevronDown : IconChevronRight} size={16} flips={!open} />}
            onClick={() => setOpen(!open)}
          >
            {words.compare}
          </Button>
          {children}
        </div>
      </div>
      <div id={details} hidden={!open}>
        {open && (
          <Suspense fallback={<Skeleton shape="list" count={2} />}>
            <ChangeDetails id={change.id} language={place.language} />
          </Suspense>
        )}
      </div>
    </li>
  );
}
