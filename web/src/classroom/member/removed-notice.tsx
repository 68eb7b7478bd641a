import { useState } from 'react';
import { useClient } from 'urql';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { addInstructorsMutation, addLearnersMutation } from './member-acts-query.ts';
import { whyText } from './member-result.tsx';
import classes from './members.module.css';
import type { NamedPerson } from '../../ui/people/named-person.ts';
import type { AddedRole } from './dialogs/use-addable.ts';

type Props = {
  readonly groupId: string;
  readonly added: AddedRole;
  readonly removed: readonly NamedPerson[];
  /** Called once they belong to the group again. */
  readonly onUndone: () => void;
};

/** Says who was just removed, and takes them back on demand: with their results, as they were. */
export function RemovedNotice({ groupId, added, removed, onUndone }: Props) {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    const variables = { group_id: groupId, data: removed.map(({ id }) => ({ user_id: id })) };
    const mutation = added === 'STUDENT' ? addLearnersMutation : addInstructorsMutation;
    const { data } = await client.mutation(mutation, variables).toPromise();
    setBusy(false);
    const refused = data?.results.find(({ status }) => status !== 'DONE');
    if (!data) return void showToast('error', texts.ui.failed);
    if (refused?.code) showToast('error', whyText(refused.code));
    onUndone();
  };
  return (
    <p role="status" className={classes['notice']}>
      {texts.members.removed(removed.map(({ name }) => name))}
      <Button variant="subtle" size="sm" loading={busy} onClick={() => void undo()}>
        {texts.members.undo}
      </Button>
    </p>
  );
}
