import { useState, type ReactNode } from 'react';
import type { PeopleFileScreen_PeopleImportsQuery } from '../../graphql/generated/graphql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { useSend } from '../../graphql/use-send.ts';
import { localDay } from '../../texts/local-day.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import { nameOf } from '../../ui/people/named-person.ts';
import { undoMutation } from './people-file-query.ts';
import { someOf } from './some-of.ts';
import classes from '../spreadsheet/spreadsheet.module.css';

type Props = {
  readonly institutionId: string;
  readonly last: NonNullable<PeopleFileScreen_PeopleImportsQuery['peopleImports']['last']>;
  readonly onUndone: () => void;
  /** What else can be done with it. */
  readonly children: ReactNode;
};

/** Says what was done with a file lately, and takes that back; who has accepted stays and is named, as is who found no place. */
export function LastPeopleImport({ institutionId, last, onUndone, children }: Props) {
  const send = useSend();
  const failed = useFailureToast();
  const [busy, setBusy] = useState(false);
  const words = texts.peopleFile.last;
  const undo = async () => {
    failed.overtake();
    setBusy(true);
    const { data, error } = await send(undoMutation, { institution_id: institutionId, import_id: last.id });
    setBusy(false);
    if (!data) return failed.say('error', refusalOf(error)?.text ?? texts.ui.failed);
    const { withdrawn, accepted, restored, unplaced } = data.undoPeopleImport;
    const stay = accepted.map(nameOf);
    const without = unplaced.map((person) => words.without(nameOf(person), person.group));
    const all = stay.length + without.length === 0;
    showToast(all ? 'success' : 'info', words.undone(withdrawn, someOf(stay), restored, someOf(without)));
    return onUndone();
  };
  return (
    <div className={classes['done']}>
      <p>{words.text(last.invited, last.removed, localDay(last.created_on), last.by)}</p>
      {children}
      <Button variant="subtle" size="sm" loading={busy} onClick={() => void undo()}>
        {words.undo}
      </Button>
    </div>
  );
}
