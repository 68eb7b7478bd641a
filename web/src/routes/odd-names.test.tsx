import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { calls, hostileHtml } from '../../../domain/test/hostile-html.ts';
import { naughtyStrings } from '../../../domain/test/naughty-strings.ts';
import { appSchool } from '../../test/app-school.ts';
import { memberOf } from '../../test/institution-values.ts';
import { amara, openApp } from '../../test/open-app.tsx';
import { takeAway } from '../../test/show.tsx';
import { groupOf, institutionOf } from '../../test/values.ts';

const names = [
  ...hostileHtml.filter((_, at) => at % 250 === 0),
  ...naughtyStrings.filter((text, at) => at % 4 === 0 && text.trim() !== ''),
];
const ranName = calls.replace('()', '');

test(`${names.length} names that could be markup are shown as the words they are (T23)`, async () => {
  const ran = vi.fn<() => void>();
  Reflect.set(window, ranName, ran);
  const groups = names.map((name, at) => groupOf({ id: `g${at}`, name, my_role: 'STUDENT' }));
  const institution = institutionOf({ my_role: 'CENTER_ADMIN', name: names[0] ?? '', city: names[1] ?? '' });
  const person = (name: string, at: number) =>
    memberOf({
      id: `m${at}`,
      user: { id: `u${at}`, avatar: null, email: 'a@b.test', role: null, first_name: name, last_name: 'Person' },
    });
  const school = {
    ...appSchool(),
    viewer: { ...amara, institutions: [institution], groups, started: null },
    institutionMembers: { members: names.map(person), hasMore: false, cursor: null },
  };
  const { place } = openApp('/', school);
  const shown = () =>
    new Set(
      [...place.querySelectorAll('main *')]
        .filter((element) => element.childElementCount === 0)
        .map((element) => element.textContent),
    );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await vi.waitFor(() => expect(names.filter((name) => name.trim() !== '' && !shown().has(name))).toEqual([]));
  takeAway();
  openApp('/?tab=members', school);
  await expect.element(page.getByRole('table')).toBeVisible();
  await vi.waitFor(() => expect(document.body.textContent).toContain(names.at(5) ?? ''));
  expect(
    document.querySelectorAll(
      'main script, main iframe, main svg script, main [onerror], main [onload], main form [name=cookie]',
    ),
  ).toHaveLength(0);
  expect(ran).not.toHaveBeenCalled();
}, 60_000);
