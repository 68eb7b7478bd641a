import { IconPencil, IconTrash } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { DueChip } from './due-chip.tsx';
import type { ShownFollowUp } from './follow-up-query.ts';
import { FollowUpText, labelOf, nameOf } from './follow-up-text.tsx';
import classes from './follow-up.module.css';
import { SettleButton } from './settle-button.tsx';
import type { useFollowUpActs } from './use-follow-up-acts.ts';

type Props = {
  readonly followUp: ShownFollowUp;
  readonly acts: ReturnType<typeof useFollowUpActs>;
  readonly onEdit: () => void;
};

/** A follow-up of an institution, and what can be done with it. */
export function FollowUpRow({ followUp, acts, onEdit }: Props) {
  const { assignee, license, question } = followUp;
  const words = texts.followUp;
  const label = labelOf(followUp);
  return (
    <li className={classes['row']} tabIndex={-1}>
      <FollowUpText followUp={followUp} />
      <p className={classes['facts']}>
        <DueChip followUp={followUp} />
        <bdi>{assignee ? nameOf(assignee) : words.nobody}</bdi>
        {license && question !== 'MORE_SEATS' && <bdi>{license.name}</bdi>}
      </p>
      <div className={classes['acts']}>
        <SettleButton {...{ followUp, acts }} />
        <IconButton icon={IconPencil} size="xs" label={words.editThis(label)} onClick={onEdit} />
        <IconButton
          icon={IconTrash}
          size="xs"
          label={words.deleteThis(label)}
          onClick={() => void acts.remove(followUp)}
        />
      </div>
    </li>
  );
}
