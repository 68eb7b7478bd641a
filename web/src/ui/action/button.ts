import { createElement, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import classes from './button.module.css';

/** How a button looks. `variant`: filled (the next step, once a screen), light, default, subtle; red for an act that destroys. */
export type ButtonLook = {
  readonly variant?: 'filled' | 'light' | 'default' | 'subtle' | undefined;
  /** xs 32 (dense staff rows), sm 36, md 40, lg 44 px; all but xs are 44 on narrow or touch screens. */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  readonly color?: 'red' | undefined;
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
};

type Own<Tag extends 'button' | 'a'> = ButtonLook & Omit<ComponentProps<Tag>, keyof ButtonLook>;
type Waits = { readonly disabled?: boolean | undefined; readonly loading?: boolean | undefined };

/** What a button is given that is no link. */
export type PlainButtonProps = Own<'button'> & Waits;

/** The same for a link that looks like a button. */
export type AnchorButtonProps = Own<'a'> & Waits;

type Props = (PlainButtonProps & { readonly component?: 'button' }) | (AnchorButtonProps & { readonly component: 'a' });

const refuse = (event: MouseEvent) => event.preventDefault();

/**
 * A button. While it is `disabled` or `loading` it does nothing but can have the focus: an act that turns its own button
 * off leaves it there.
 */
export function Button({ component = 'button', className = '', children, ...given }: Props) {
  const { variant = 'filled', size = 'md', color, leftSection, rightSection, disabled, loading, ...rest } = given;
  const left = loading ? createElement('span', { className: classes['loader'] }) : leftSection;
  return createElement(
    component,
    {
      ...(component === 'button' ? { type: 'button' } : {}),
      ...rest,
      className: `${classes['button']} ${className}`,
      'data-variant': variant,
      'data-size': size,
      'data-color': color,
      'data-left': left ? true : undefined,
      'data-right': rightSection ? true : undefined,
      ...(disabled || loading
        ? { 'data-disabled': disabled ? true : undefined, 'aria-disabled': true, onClick: refuse }
        : {}),
    } as object,
    createElement(
      'span',
      { className: classes['inner'] },
      section('left', left),
      createElement('span', { className: classes['label'] }, children),
      section('right', rightSection),
    ),
  );
}

const section = (position: 'left' | 'right', shown: ReactNode) =>
  shown ? createElement('span', { className: classes['section'], 'data-position': position }, shown) : null;
