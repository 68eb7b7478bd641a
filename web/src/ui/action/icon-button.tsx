import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';
import classes from './icon-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'type'> & {
  readonly icon: TablerIcon;
  /** What the button does; it is also the tooltip. */
  readonly label: string;
  /** lg 44, sm 36, xs 32 px; all but xs are 44 on narrow or touch screens. */
  readonly size?: 'lg' | 'sm' | 'xs';
  readonly flips?: boolean;
};

/** A button of one icon, always with a name. One that is `disabled` keeps the focus, so that a press that turns it off does not lose that. */
export function IconButton({ icon, label, size = 'lg', flips = false, className = '', disabled, ...button }: Props) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      data-size={size}
      className={`${classes['button']} ${className}`}
      {...button}
      {...(disabled ? { 'aria-disabled': true, onClick: undefined } : {})}
    >
      <Icon of={icon} size={size === 'lg' ? 22 : 18} flips={flips} />
    </button>
  );
}
