import { IconInbox, type Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './failed.module.css';
import { Icon } from '../icon.tsx';

type Props = {
  /** The literal text of this place. */
  readonly text: string;
  readonly icon?: TablerIcon;
  /** The act that fills it, if the viewer may do it. */
  readonly children?: ReactNode;
};

/** There is nothing here yet. */
export function Empty({ text, icon = IconInbox, children }: Props) {
  return (
    <div className={`${classes['line']} ${classes['empty']}`}>
      <Icon of={icon} size={24} />
      <p>{text}</p>
      {children}
    </div>
  );
}
