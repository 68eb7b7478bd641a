import { useState } from 'react';
import { useClient } from 'urql';
import { refusalOf } from '../../../graphql/refusal-of.ts';
import { texts } from '../../../texts/texts.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts';
import { deleteMutation } from '../member-acts-query.ts';
import { whyText } from '../member-result.tsx';
import type { NamedPerson } from '../../../ui/people/named-person.ts';
import { useSitting } from './use-sitting.ts';

type Props = {
  readonly groupId: string;
  readonly people: readonly NamedPerson[];
  /** Called with those who were removed, also where others could not be. */
  readonly onRemoved: (removed: readonly NamedPerson[]) => void;
  readonly onClose: () => void;
};

/** Asks before people are removed from a group: what stays, and who of them sits at this moment. */
export function RemoveDialog({ groupId, people, onRemoved, onClose }: Props) {
  const sitting = useSitting(groupId, people);
  const { busy, remove } = useRemove(groupId, onRemoved, onClose);
  const words = texts.members;
  return (
    <ConfirmDialog
      title={words.removeTitle(people.map(({ name }) => name))}
      confirm={words.removeFromGroup}
      busy={busy}
      onConfirm={() => void remove(people)}
      onClose={onClose}
    >
      <p>{words.removeText}</p>
      {sitting.length > 0 && (
        <p>
          <b>{words.sitNow(sitting)}</b>
        </p>
      )}
    </ConfirmDialog>
  );
}

/** Removes people one after the other; at a failure it stops, and those before it are removed. */
function useRemove(groupId: string, onRemoved: Props['onRemoved'], onClose: () => void) {
  const client = useClient();
  const failed = useFailureToast();
  const [busy, setBusy] = useState(false);
  const remove = async (people: readonly NamedPerson[]) => {
    failed.overtake();
    setBusy(true);
    const removed: NamedPerson[] = [];
    for (const person of people) {
      const { data, error } = await client
        .mutation(deleteMutation, { user_id: person.id, group_id: groupId })
        .toPromise();
      if (data) {
        removed.push(person);
        continue;
      }
      const refused = refusalOf(error);
      failed.say('error', texts.members.notRemoved(person.name, refused ? whyText(refused.code) : texts.ui.failed));
      break;
    }
    setBusy(false);
    if (removed.length === people.length) showToast('success', texts.members.wereRemoved(removed.length));
    if (removed.length > 0) onRemoved(removed);
    onClose();
  };
  return { busy, remove };
}
