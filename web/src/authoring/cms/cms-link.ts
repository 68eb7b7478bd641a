import { linkOptions, type LinkProps } from '@tanstack/react-router';

/** The way to a screen of content management, by its address from there. */
export function cmsLink(address = ''): LinkProps {
  return linkOptions({ to: '/cms/$', params: { _splat: address } });
}
