import { linkOptions, type LinkProps } from '@tanstack/react-router';

/** The way to a screen of the sales area, by its address from there. */
export function salesLink(address = ''): LinkProps {
  return linkOptions({ to: '/sales-management/$', params: { _splat: address } });
}
