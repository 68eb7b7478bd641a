import type { ButtonProps } from '@mantine/core';
import { createLink, type LinkProps } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.ts';

type AnchorProps = ButtonProps & Omit<ComponentProps<'a'>, keyof ButtonProps>;
type Look = Pick<
  ButtonProps,
  'variant' | 'size' | 'color' | 'leftSection' | 'rightSection' | 'fullWidth' | 'className'
>;
type Props = LinkProps &
  Look & { readonly children: ReactNode; readonly 'aria-label'?: string; readonly onClick?: () => void };

function AnchorButton(props: AnchorProps) {
  return <Button component="a" {...props} />;
}

// The router's own type of such a link is too large for the compiler to join with another.
const Linked = createLink(AnchorButton) as unknown as (props: Props) => ReactNode;

/** A link to another screen that looks like a button; it takes `to` and `params`, or a link made with `linkOptions`. */
export function LinkButton(props: Props) {
  return <Linked {...props} />;
}
