import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button as MantineButton, Loader, type ButtonProps } from '@mantine/core';
import { createElement, type ComponentProps, type FunctionComponent, type MouseEvent } from 'react';

/** What a button is given that is no link. */
export type PlainButtonProps = ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps>;

const refuse = (event: MouseEvent) => event.preventDefault();

/**
 * Mantine's button with its styles. `variant`: filled (the next step, once a screen), light, default, subtle. While it is
 * `disabled` or `loading` it does nothing but can have the focus: an act that turns its own button off leaves it there.
 */
export const Button = (({ disabled, loading, ...button }: PlainButtonProps) =>
  createElement<object>(MantineButton as FunctionComponent, {
    ...button,
    ...(loading ? { leftSection: createElement(Loader, { size: 18, color: 'currentColor' }) } : {}),
    ...(disabled || loading ? { 'data-disabled': disabled === true, 'aria-disabled': true, onClick: refuse } : {}),
  })) as unknown as typeof MantineButton;
