import { IconInfoCircle } from '@tabler/icons-react';
import { use } from 'react';
import { Icon } from '../../ui/icon.tsx';
import classes from './reminder.module.css';
import { Unrecorded } from './unrecorded.ts';

/** The line under the bar of a screen where nothing is recorded; nothing in a group. */
export function Reminder() {
  const words = use(Unrecorded);
  if (!words) return null;
  return (
    <p className={classes['line']} role="note">
      <Icon of={IconInfoCircle} />
      {words.reminder}
    </p>
  );
}
