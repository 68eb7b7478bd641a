import { putOffDays, putOffSchema } from '@lectern/domain/classroom/attention/put-off.ts';
import { daysLater } from '@lectern/domain/calendar-day.ts';
import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { DialogActs } from '../../ui/feedback/dialog-acts.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import classes from './attention-panel.module.css';
import type { Watched } from './attention-query.ts';
import { nameOf } from './name-of.ts';

type Props = {
  readonly learner: Watched;
  readonly busy: boolean;
  readonly onPutOff: (until: string) => void;
  readonly onClose: () => void;
};

/** Asks for how long a learner is put off: some days, or until a day. */
export function PutOffDialog({ learner, busy, onPutOff, onClose }: Props) {
  const { today } = learner;
  const [chosen, choose] = useState(String(putOffDays[0]));
  const [day, setDay] = useState('');
  const [wrong, setWrong] = useState(false);
  const words = texts.attention;
  const putOff = () => {
    const until = chosen === 'day' ? day : daysLater(today, Number(chosen));
    if (putOffSchema(today).safeParse({ until }).success) onPutOff(until);
    else setWrong(true);
  };
  const actions = (
    <DialogActs onCancel={onClose} loading={busy} onClick={putOff}>
      {words.putOff}
    </DialogActs>
  );
  return (
    <Dialog title={words.putOffOne(nameOf(learner))} onClose={onClose} actions={actions}>
      <div className={classes['form']}>
        <p>{words.putOffText}</p>
        <Select
          label={words.howLong}
          options={[
            ...putOffDays.map((days) => ({ value: String(days), label: words.forDays(days) })),
            { value: 'day', label: words.untilDay },
          ]}
          value={chosen}
          onChange={choose}
        />
        {chosen === 'day' && (
          <TextField
            type="date"
            label={words.day}
            required
            min={daysLater(today, 1)}
            error={wrong ? words.dayWrong : undefined}
            value={day}
            onChange={(event) => {
              setDay(event.target.value);
              setWrong(false);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
