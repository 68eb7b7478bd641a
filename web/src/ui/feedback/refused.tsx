import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './failed.module.css';
import { Icon } from '../icon.tsx';

type Props = {
  /** The server's sentence. */
  readonly text: string;
  /** The way back: a `LinkButton`. */
  readonly children: ReactNode;
};

/** The server said no, and why. */
export function Refused({ text, children }: Props) {
  return (
    <div role="alert" className={`${classes['line']} ${classes['refused']}`}>
      <Icon of={IconLock} size={24} />
      <p>{text}</p>
      {children}
    </div>
  );
}
