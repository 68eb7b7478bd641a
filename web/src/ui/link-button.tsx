import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { Button } from './button.ts';

type Props = ButtonProps & Omit<ComponentProps<'a'>, keyof ButtonProps>;

function AnchorButton(props: Props) {
  return <Button component="a" {...props} />;
}

/** A link to another screen that looks like a button. */
export const LinkButton: LinkComponent<typeof AnchorButton> = createLink(AnchorButton);
