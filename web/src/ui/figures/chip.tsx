import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './chip.module.css';
import { Icon } from '../icon.tsx';

type Props = {
  readonly children: ReactNode;
  readonly tone?: 'neutral' | 'green' | 'yellow' | 'red' | 'blue' | 'primary' | 'outlined';
  readonly icon?: TablerIcon;
  /** 20 px high, for dense rows. */
  readonly dense?: boolean;
};

/** A short fact on a tint. */
export function Chip({ children, tone = 'neutral', icon, dense = false }: Props) {
  return (
    <span className={classes['chip']} data-tone={tone} data-dense={dense || undefined}>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </span>
  );
}
