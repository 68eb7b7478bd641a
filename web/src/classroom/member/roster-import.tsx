import { useState } from 'react';
import type { GroupMembers_RollQuery } from '../../graphql/generated/graphql.ts';
import { useOneAct } from '../../graphql/use-one-act.ts';
import { clockTime } from '../../texts/clock-time.ts';
import { localDay } from '../../texts/local-day.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { undoImportMutation } from './roll-query.ts';
import { whyText } from './member-result.tsx';
import classes from './members.module.css';
import { nameOf } from '../../ui/people/named-person.ts';

type Props = {
  readonly groupId: string;
  readonly done: GroupMembers_RollQuery['rosterImports'][number];
  readonly onUndone: () => void;
};

/** Says that a roster was imported lately and what that did, and takes it back; where somebody has built on it, who has. */
export function RosterImport({ groupId, done: imported, onUndone }: Props) {
  const { act, busy } = useOneAct();
  const [conflict, setConflict] = useState<string | null>(null);
  const words = texts.members.lastImport;
  const undo = async () => {
    const variables = { group_id: groupId, import_id: imported.id };
    const data = await act(undoImportMutation, variables, { refused: ({ code }) => whyText(code) });
    if (!data) return;
    const { done, conflicts } = data.undoRosterImport;
    if (!done)
      return setConflict(
        words.conflict(conflicts.map((one) => (one.imported ? words.newerImport : words.why[one.why])(nameOf(one)))),
      );
    showToast('success', words.undone);
    onUndone();
  };
  return (
    <div className={classes['notice']}>
      <p>
        {words.text(localDay(imported.created_on), clockTime(imported.created_on), imported.by)} {words.did(imported)}
      </p>
      <Button variant="subtle" size="sm" loading={busy} onClick={() => void undo()}>
        {words.undo}
      </Button>
      {conflict !== null && <p role="alert">{conflict}</p>}
    </div>
  );
}
