import { linkOptions, type LinkProps } from '@tanstack/react-router';

/** The way to a screen of the admin area, by its address from there; to the users unless told. */
export function adminLink(address = 'users'): LinkProps {
  return linkOptions({ to: '/manage-jasperactive/$', params: { _splat: address } });
}
