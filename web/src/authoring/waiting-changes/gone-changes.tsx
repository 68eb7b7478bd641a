import type { ReactNode } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { placeLink } from '../cms/place-link.ts';
import { useOneAct } from '../../graphql/use-one-act.ts';
import { bringBackMutation, takeSentBackMutation } from './change-acts.ts';
import { changeName } from './change-name.ts';
import classes from './changes.module.css';
import { doneBy } from './done-by.ts';
import type { WaitingChange } from './waiting-query.ts';

type Props = {
  readonly changes: readonly WaitingChange[];
  /** Asks again for what waits and for these. */
  readonly onChanged: () => void;
};

/** What waits no more, and can wait again: what was sent back with a note, and what was discarded. */
export function GoneChanges({ changes, onChanged }: Props) {
  const words = texts.waitingChanges;
  const sentBack = changes.filter(({ note }) => note !== null);
  const discarded = changes.filter(({ note }) => note === null);
  return (
    <>
      {sentBack.length > 0 && <GoneList title={words.sentBackTitle} changes={sentBack} onChanged={onChanged} />}
      {discarded.length > 0 && <GoneList title={words.discardedTitle} changes={discarded} onChanged={onChanged} />}
    </>
  );
}

function GoneList({ title, changes, onChanged }: Props & { readonly title: string }) {
  const words = texts.waitingChanges;
  const { act, busy } = useOneAct();
  const bringBack = async ({ id }: WaitingChange) => {
    const done = await act(
      bringBackMutation,
      { ids: [id] },
      {
        failed: words.bringBackFailed,
        refused: ({ code, text }) => (code === 'CONFLICT' ? words.waitsAlready : text),
      },
    );
    if (done) showToast('success', words.broughtBack);
    onChanged();
  };
  const take = async ({ id }: WaitingChange) => {
    const done = await act(
      takeSentBackMutation,
      { id },
      {
        failed: words.notTaken,
        refused: ({ code, text }) => (code === 'CONFLICT' ? words.typedAlready : text),
      },
    );
    if (done) showToast('success', words.taken);
    onChanged();
  };
  return (
    <Panel title={title}>
      <ul className={classes['list']}>
        {changes.map((change) => (
          <GoneRow key={change.id} change={change}>
            {change.can_be_copied && (
              <Button variant="default" size="xs" disabled={busy} onClick={() => void take(change)}>
                {words.take}
              </Button>
            )}
            <Button variant="default" size="xs" disabled={busy} onClick={() => void bringBack(change)}>
              {words.bringBack}
            </Button>
          </GoneRow>
        ))}
      </ul>
    </Panel>
  );
}

function GoneRow({ change, children }: { readonly change: WaitingChange; readonly children: ReactNode }) {
  const words = texts.waitingChanges;
  const { item_id, what, place, note, mine, is_copied, discarded_by, discarded_on } = change;
  const name = <span {...(place.language ? ofLanguage(place.language) : {})}>{changeName(change)}</span>;
  const goesOn = mine && is_copied;
  const done = doneBy(discarded_by?.name ?? null, discarded_on ?? '');
  return (
    <li className={classes['row']}>
      <div className={classes['what']}>
        <Chip dense>{words.what[what]}</Chip>
        {goesOn ? (
          <LinkButton {...placeLink({ ...change, id: item_id, is_new: what === 'NEW' })} variant="subtle" size="sm">
            {name}
          </LinkButton>
        ) : (
          name
        )}
      </div>
      <p className={classes['note']}>{note === null ? words.discardedBy(done) : words.sentBackBy(done)}</p>
      {note !== null && (
        <p className={classes['said']} dir="auto">
          {note}
        </p>
      )}
      <div className={classes['acts']}>{children}</div>
    </li>
  );
}
