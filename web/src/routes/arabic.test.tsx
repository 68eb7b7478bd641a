import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { appSchool, coursePath } from '../../test/app-school.ts';
import { auditEntryOf, auditPageOf } from '../../test/audit-values.ts';
import { followUpOf, followUpsOf } from '../../test/follow-up-values.ts';
import { instanceOf, jobOf, mailOf, mailsPage } from '../../test/instance-values.ts';
import { institutionsImportOf } from '../../test/institutions-file-values.ts';
import { amara, openApp } from '../../test/open-app.tsx';
import { renewalOf, renewalsOf } from '../../test/renewal-values.ts';
import { salesSchool } from '../../test/sales-values.ts';
import { staffSchool, staffScreens } from '../../test/staff-screens.ts';
import type { School } from '../../test/school.ts';
import { setLanguage } from '../texts/language.ts';
import { texts } from '../texts/texts.ts';

beforeAll(() => setLanguage('ar'));
afterAll(() => setLanguage('en'));
afterEach(() => page.viewport(1280, 800));

/** What stands beside the page, which then scrolls sideways. */
const scrolls = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const ownWords = (element: Element) =>
  [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');

/** Arabic lines that the place of an English course turns round; one with words of the course in it is read in their direction. */
const leftToRight = () =>
  [...document.querySelectorAll<HTMLElement>('body *:not(bdi[dir])')]
    .filter((element) => element.checkVisibility() && /^[\s\p{P}]*\p{Script=Arabic}/u.test(ownWords(element)))
    .filter((element) => element.matches(':dir(ltr)') && getComputedStyle(element).unicodeBidi !== 'plaintext')
    .map((element) => ownWords(element));

test.each([
  '/',
  '/group/g1',
  '/group/g1/members',
  '/group/g1/settings',
  '/group/g1/gradebook?course=c1',
  coursePath,
  `${coursePath}/library`,
  `${coursePath}/gradebook`,
  `${coursePath}/resources`,
  `${coursePath}/library/e-book/networks`,
  `${coursePath}/library/quickdeck/networks`,
  `${coursePath}/study-project/p1`,
  `${coursePath}/benchmark/1`,
  `${coursePath}/summary/1`,
  '/free/lesson/l1',
  '/?tab=members',
  '/?tab=licenses',
  '/institution/i1/members/import',
  '/license/l1/seats',
  '/invitation/token',
  '/nowhere',
])('%s stands in Arabic from right to left, wide and narrow, around an English course', async (address) => {
  await expectInArabic(address, appSchool());
});

const seller = { ...amara, role: 'SALES_MANAGER', started: null };
const administrator = { ...amara, role: 'SYSTEM_ADMIN', started: null };

test.each<[string, School]>([
  ['/sales-management', { viewer: seller }],
  ['/sales-management?tab=renewals', { viewer: seller, renewals: renewalsOf(renewalOf()) }],
  ['/sales-management/institution/a1', { viewer: seller, followUps: followUpsOf(followUpOf()) }],
  ['/sales-management/institution/import', { viewer: seller, lastInstitutionsImport: institutionsImportOf() }],
  ['/manage-jasperactive/users', { viewer: administrator }],
  ['/manage-jasperactive/audit', { viewer: administrator, auditEntries: auditPageOf(auditEntryOf()) }],
  [
    '/manage-jasperactive/instance',
    {
      viewer: administrator,
      instance: instanceOf({ jobs: [jobOf('nightly_backup')] }),
      instanceChecks: [{ name: 'disk', state: 'WARNING', seen: 'Little is left.', cure: 'Make room.' }],
      unsentMails: mailsPage(mailOf('m1', { state: 'REFUSED' })),
    },
  ],
])('%s stands in Arabic from right to left for staff, wide and narrow', (address, school) =>
  expectInArabic(address, salesSchool(school)),
);

const named = {
  first_name: 'يوسف',
  last_name: 'الخطيب',
  email: 'yusuf@people.test',
  institution: 'Northfield Technical College',
  license: 'رخصة المساء',
  notes: 'تُدفع خلال 30 يومًا.',
};

test.each(staffScreens(named))('$address stands in Arabic for staff with much to show', (screen) =>
  expectInArabic(screen.address, staffSchool(screen)),
);

async function expectInArabic(address: string, school: School): Promise<void> {
  openApp(address, school);
  await expect.element(page.getByRole('heading').first()).toBeVisible();
  await expect.element(page.getByText(texts.ui.loading)).not.toBeInTheDocument();
  for (const width of [1280, 390]) {
    await page.viewport(width, 844);
    await expect
      .poll(() => ({ width, scrolls: scrolls(), leftToRight: leftToRight() }))
      .toEqual({
        width,
        scrolls: 0,
        leftToRight: [],
      });
  }
}
