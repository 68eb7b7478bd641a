import { contentRoles } from '@lectern/domain/base/account/role.ts';
import { linkOptions } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { entriesFor } from './navigation.ts';

const link = linkOptions({ to: '/' });
const all = [
  { label: () => 'Home', link, roles: 'everyone' },
  { label: () => 'My Institution', link, roles: [], inInstitution: ['CENTER_ADMIN'] },
  { label: () => 'Content Management', link, roles: contentRoles },
] as const;

// D1-2.03, D2-2.01–2.04, 2.08, R2-01, 03, 04, T2-001, 002
test.each([
  [null, null, ['Home']],
  ['USER', null, ['Home']],
  ['SALES_MANAGER', undefined, ['Home']],
  ['CONTENT_MANAGER', 'STUDENT', ['Home', 'Content Management']],
  ['CENTER_ADMIN', 'INSTRUCTOR', ['Home']],
  ['USER', 'CENTER_ADMIN', ['Home', 'My Institution']],
  ['DEVELOPER', 'CENTER_ADMIN', ['Home', 'My Institution', 'Content Management']],
] as const)('%s who is %s in the current institution sees %j', (role, inInstitution, labels) => {
  expect(entriesFor(role, inInstitution, all).map(({ label }) => label())).toEqual(labels);
});
