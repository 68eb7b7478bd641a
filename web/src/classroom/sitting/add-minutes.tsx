import { useState } from 'react';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { useSend } from '../../graphql/use-send.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import { Select } from '../../ui/form/select.tsx';
import classes from './sitting-now.module.css';
import { addMutation } from './sittings-query.ts';

type Props = {
  readonly groupId: string;
  /** The sittings that are chosen. */
  readonly picked: readonly string[];
  readonly onAdded: () => void;
};

const offered = ['5', '10', '15', '20', '30', '45', '60'] as const;

/** More time for the sittings that are chosen. */
export function AddMinutes({ groupId, picked, onAdded }: Props) {
  const send = useSend();
  const failed = useFailureToast();
  const [minutes, setMinutes] = useState<(typeof offered)[number]>('5');
  const [busy, setBusy] = useState(false);
  const words = texts.sittingNow;
  const add = async () => {
    failed.overtake();
    setBusy(true);
    const given = { group_id: groupId, attempt_ids: [...picked], minutes: Number(minutes) };
    const { data, error } = await send(addMutation, { data: given });
    setBusy(false);
    if (!data) {
      const refused = refusalOf(error);
      const isOver = refused?.code === 'ATTEMPT_OVER';
      failed.say('error', isOver ? words.allOver : (refused?.text ?? texts.ui.failed));
      return isOver ? onAdded() : undefined;
    }
    const added = data.addSittingMinutes.length;
    const over = picked.length - added;
    const said = words.wereAdded(added, Number(minutes));
    showToast(over > 0 ? 'info' : 'success', over > 0 ? words.wereOver(said, over) : said);
    return onAdded();
  };
  return (
    <div className={classes['bar']}>
      <span role="status">{words.chosen(picked.length)}</span>
      <Select
        label={words.minutes}
        hideLabel
        options={offered.map((value) => ({ value, label: words.some(Number(value)) }))}
        value={minutes}
        onChange={setMinutes}
      />
      <Button size="sm" loading={busy} onClick={() => void add()}>
        {words.add}
      </Button>
    </div>
  );
}
