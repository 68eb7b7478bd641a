import { createLink, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button, type AnchorButtonProps, type ButtonLook } from './button.ts';

type Props = LinkProps &
  ButtonLook & {
    readonly children: ReactNode;
    readonly className?: string;
    readonly 'aria-label'?: string;
    readonly onClick?: () => void;
  };

function AnchorButton(props: AnchorButtonProps) {
  return <Button component="a" {...props} />;
}

// The router's own type of such a link is too large for the compiler to join with another.
const Linked = createLink(AnchorButton) as unknown as (props: Props) => ReactNode;

/** A link to another screen that looks like a button; it takes `to` and `params`, or a link made with `linkOptions`. */
export function LinkButton(props: Props) {
  return <Linked {...props} />;
}
