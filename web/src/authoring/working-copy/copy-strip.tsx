import { useState } from 'react';
import { useClient } from 'urql';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { clockTime } from '../../texts/clock-time.ts';
import { localDay } from '../../texts/local-day.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { isNotSaved, SaveMark, type SaveState } from '../../ui/figures/save-mark.tsx';
import { takeMutation, type KeptCopy } from './copy-queries.ts';
import classes from './copy-strip.module.css';
import type { KeptItem } from './form-copy.ts';
import { LeaveGuard } from '../../ui/feedback/leave-guard.tsx';
import { leaveWords } from './leave-words.ts';
import { useOthers, type OtherAuthor } from './use-others.ts';

type Props = {
  readonly item: KeptItem;
  readonly mark: SaveState;
  /** Why the server keeps no more; null where it does. */
  readonly refused: string | null;
  readonly dirty: boolean;
  /** Whether leaving would lose something: it is kept neither on the server nor on this device. */
  readonly isLost: () => boolean;
  /** Whether what stands in the fields was typed before the form was opened here. */
  readonly isBefore: boolean;
  /** When that was kept; null where only this device has it. */
  readonly keptOn: string | null;
  readonly onDiscard: () => Promise<void>;
  readonly onTaken: (copy: KeptCopy) => void;
};

/** Over a form: whether what is typed is kept, what was typed before and the way to drop it, and who else is there. */
export function CopyStrip({ item, mark, refused, dirty, isLost, isBefore, keptOn, onDiscard, onTaken }: Props) {
  const words = texts.workingCopy;
  const others = useOthers(item.kind, item.id);
  const [busy, setBusy] = useState(false);
  const discard = async () => {
    setBusy(true);
    await onDiscard().catch(() => showToast('error', words.notDiscarded));
    setBusy(false);
  };
  const failed = isNotSaved(mark);
  return (
    <>
      <div className={classes['strip']}>
        <output className={classes['kept']}>
          {dirty && <SaveMark state={mark} words={words.mark} />}
          {dirty && isBefore && (
            <span>{words.before(keptOn && words.moment(localDay(keptOn), clockTime(keptOn)))}</span>
          )}
          {dirty && failed && <span>{refused ?? (mark === 'unkept' ? words.notEvenHere : words.keptHere)}</span>}
        </output>
        {dirty && (
          <Button variant="subtle" size="xs" loading={busy} onClick={() => void discard()}>
            {words.discard}
          </Button>
        )}
        {others.length > 0 && (
          <ul className={classes['others']} aria-label={words.others}>
            {others.map((other) => (
              <Other key={other.user_id} {...{ item, other, onTaken }} />
            ))}
          </ul>
        )}
      </div>
      <LeaveGuard isUnsaved={isLost} words={leaveWords()} />
    </>
  );
}

type OtherProps = Pick<Props, 'item' | 'onTaken'> & { readonly other: OtherAuthor };

function Other({ item, other, onTaken }: OtherProps) {
  const words = texts.workingCopy;
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const { user_id, first_name, last_name, is_here, kept_since, can_be_taken } = other;
  const name = words.name(first_name, last_name);
  const take = async () => {
    setBusy(true);
    const { data, error } = await client.mutation(takeMutation, { id: item.id ?? '', user_id }).toPromise();
    setBusy(false);
    if (data) {
      onTaken(data.takeWorkingCopy);
      return showToast('success', words.taken(name));
    }
    const refused = refusalOf(error);
    return showToast('error', refused?.code === 'CONFLICT' ? words.ownFirst : (refused?.text ?? texts.ui.failed));
  };
  return (
    <li>
      <span>
        {is_here && words.isHere(name)}
        {is_here && kept_since && ' '}
        {kept_since && words.holds(name, words.moment(localDay(kept_since), clockTime(kept_since)))}
      </span>
      {can_be_taken && (
        <Button variant="subtle" size="xs" loading={busy} onClick={() => void take()}>
          {words.take(name)}
        </Button>
      )}
    </li>
  );
}
