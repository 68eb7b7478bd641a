import { IconBell, IconBellOff } from '@tabler/icons-react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { refusalOf } from '../../../graphql/refusal-of.ts';
import { useSend } from '../../../graphql/use-send.ts';
import { texts } from '../../../texts/texts.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { nameOf } from '../../../ui/people/named-person.ts';
import type { ListedInvitation } from './use-people.ts';

const remindersMutation = graphql(`
  mutation ReminderButton_setInvitationReminders($id: ID!, $reminds: Boolean!) {
    setInvitationReminders(id: $id, reminds: $reminds) {
      id
      reminds
    }
  }
`);

type Props = { readonly invitation: ListedInvitation; readonly onChanged: () => void };

/** Stops the reminders of an invitation and lets them go out again; nothing where none is to come. */
export function ReminderButton({ invitation, onChanged }: Props) {
  const send = useSend();
  const { id, reminds, next_reminder_on, isOver } = invitation;
  const words = texts.institution.people;
  const name = nameOf(invitation);
  if (isOver || (reminds === true && next_reminder_on === null)) return null;
  const set = async () => {
    const { error } = await send(remindersMutation, { id, reminds: reminds !== true });
    if (error) showToast('error', refusalOf(error)?.text ?? words.wentWrong);
    else {
      showToast('success', reminds === true ? words.remindersStopped : words.remindersOn);
      onChanged();
    }
  };
  return (
    <IconButton
      size="sm"
      icon={reminds === true ? IconBell : IconBellOff}
      label={(reminds === true ? words.stopReminders : words.letRemind)(name)}
      onClick={() => void set()}
    />
  );
}
