import type { Icon as TablerIcon } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Icon } from '../icon.tsx';
import classes from './icon-button.module.css';

type Props = {
  readonly icon: TablerIcon;
  /** Where the link leads; it is also the tooltip. */
  readonly label: string;
  readonly link: LinkProps;
  /** As those of an `IconButton`. */
  readonly size?: 'sm' | 'xs';
  readonly flips?: boolean;
};

/** A link of one icon, always with a name; it looks like an `IconButton`. */
export function IconLink({ icon, label, link, size = 'xs', flips = false }: Props) {
  return (
    <Link {...link} title={label} aria-label={label} data-size={size} className={classes['button']}>
      <Icon of={icon} size={18} flips={flips} />
    </Link>
  );
}
