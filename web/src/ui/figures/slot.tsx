import { IconCheck, IconX } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';
import classes from './slot.module.css';

type Props = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  readonly letter: string | null;
  readonly state: 'empty' | 'waiting' | 'filled' | 'correct' | 'incorrect';
};

/** A place of 52 × 48 px that takes a letter. */
export function Slot({ letter, state, ...button }: Props) {
  return (
    <button type="button" className={classes['slot']} data-state={state} {...button}>
      <span lang="en">{letter}</span>
      {state === 'correct' && <Icon of={IconCheck} size={14} className={classes['verdict']} />}
      {state === 'incorrect' && <Icon of={IconX} size={14} className={classes['verdict']} />}
    </button>
  );
}
