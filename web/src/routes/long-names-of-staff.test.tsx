import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { licenseOf } from '../../test/institution-values.ts';
import { instanceOf, jobOf, mailOf, mailsPage } from '../../test/instance-values.ts';
import { address, expectInside, name, person, title } from '../../test/long-names.ts';
import { amara, openApp } from '../../test/open-app.tsx';
import { recordOf, salesSchool } from '../../test/sales-values.ts';
import type { School } from '../../test/school.ts';
import { staffSchool, staffScreens } from '../../test/staff-screens.ts';
import { takeAway } from '../../test/show.tsx';
import { texts } from '../texts/texts.ts';

afterEach(() => page.viewport(1280, 800));

const staff = (role: string, values: School = {}): School =>
  salesSchool({ viewer: { ...amara, role, started: null }, ...values });
const listed = (values: object = {}) => ({
  id: 'u1',
  avatar: null,
  email: address,
  role: 'STUDENT',
  ...person,
  ...values,
});

const swept = staffScreens({
  ...person,
  email: address,
  institution: name,
  license: `${title} (${person.last_name})`,
  notes: `${name} ${address}`,
});

test.each<[string, School]>([
  ...swept.map((screen): [string, School] => [screen.address, staffSchool(screen)]),
  [
    '/sales-management',
    staff('SALES_MANAGER', {
      paginatedInstitutions: {
        institutions: [recordOf({ name, city: title, sales_manager: { id: 'u9', avatar: null, ...person } })],
        hasMore: false,
        cursor: null,
      },
    }),
  ],
  [
    '/sales-management/institution/a1',
    staff('SALES_MANAGER', {
      institution: recordOf({
        name,
        city: title,
        address: title,
        sales_manager: { id: 'u9', avatar: null, ...person },
      }),
      licensesByInstitution: (['ACTIVE', 'QUOTED'] as const).map((state) => licenseOf(state, { name })),
    }),
  ],
  [
    '/manage-jasperactive/users',
    staff('SYSTEM_ADMIN', {
      paginatedUsers: {
        users: [listed()],
        totalCount: 1,
        moreThanCounted: false,
        invited: [],
        hasMore: false,
        cursor: null,
      },
    }),
  ],
  [
    '/manage-jasperactive/instance',
    staff('SYSTEM_ADMIN', {
      instance: instanceOf({ jobs: [jobOf('nightly_backup', { failure: `${name} ${address}` })] }),
      instanceChecks: [{ name: 'folder', state: 'FAILED', seen: `${name}/${address}`, cure: title }],
      unsentMails: mailsPage(mailOf('m1', { state: 'REFUSED', recipient: address, subject: title })),
    }),
  ],
])('%s shows staff names whole, and nothing stands outside the page', async (path, values) => {
  for (const width of [1280, 390, 320]) {
    await page.viewport(width, 844);
    takeAway();
    openApp(path, values);
    await expect.element(page.getByText(texts.ui.loading)).not.toBeInTheDocument();
    await expect.poll(() => document.querySelector('main')?.textContent).toMatch(/Oberstaufen|oberstaufen/);
    // The way to a page is one line, which is told whole by pointing at it.
    for (const part of document.querySelectorAll('main section, main table')) expectInside(part, width);
  }
});
