import { contentRoles } from '@lectern/domain/account/role.ts';
import { linkOptions } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { entriesFor } from './navigation.ts';

const all = [
  { label: () => 'Home', link: linkOptions({ to: '/' }), roles: 'everyone' },
  { label: () => 'Content Management', link: linkOptions({ to: '/' }), roles: contentRoles },
] as const;

test.each([
  [null, ['Home']],
  ['USER', ['Home']],
  ['SALES_MANAGER', ['Home']],
  ['CONTENT_MANAGER', ['Home', 'Content Management']],
] as const)('%s sees %j', (role, labels) => {
  expect(entriesFor(role, all).map(({ label }) => label())).toEqual(labels);
});
