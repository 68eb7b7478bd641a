import type { Page } from '@playwright/test';
import { buildAccount } from '../server/seed/accounts.ts';
import { addInstitutionMember, buildGroup, buildInstitution, buildLicense } from '../server/seed/school.ts';
import { button, pageOf } from './authors.ts';
import { clean } from './looking.ts';
import { expect, signInAt, test, type Product } from './server.ts';

const college = 'Fjordside College';
const [fresh, known] = ['sunniva@fjordside.test', 'ikaika@fjordside.test'];

/** 200 people, of whom two join a group; one row is of the administrator. */
const file = {
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'E-mail;First name;Last name;Role;Group',
      `${fresh};Sunniva;Aasen;;Soil Science`,
      `${known};Ikaika;Kahale;learner;soil science`,
      ...Array.from({ length: 198 }, (_, at) => `guest-${at}@fjordside.test;Guest;Number ${at};;`),
      'wren@fjordside.test;Wren;Tamsin;learner;',
    ].join('\n'),
  ),
};

test('a center administrator invites 200 people from a spreadsheet, undoes it and invites again; a new and a known person accept', async ({
  page,
  product,
  browser,
}) => {
  const { origin, db } = product;
  await build(product);

  await test.step('the file, as it is compared', async () => {
    await signInAt(page, origin, 'wren@fjordside.test');
    await page.goto('/?tab=members');
    await page.getByRole('link', { name: 'Invite from a file' }).click();
    await choose(page);
    const lines = page.getByRole('table', { name: 'All rows of the file' }).getByRole('row');
    await expect(lines.nth(1)).toContainText('Other roleStays Center Administrator');
    await expect(lines.nth(2)).toContainText(/Sunniva Aasen.*NewJoins .Soil Science/);
    await expect(page.getByRole('table', { name: '1 member you can remove is not in the file' })).toContainText(
      'Lars Berg',
    );
    await clean(page, 'what a file with people comes to');
  });

  await test.step('200 people are invited, which Undo takes back and another act repeats', async () => {
    await invite(page);
    await clean(page, 'an import of people that can be undone');
    await button(page, 'Undo').click();
    await expect(page.getByText('200 invitations are withdrawn.')).toBeVisible();
    await choose(page);
    await page.getByRole('checkbox', { name: 'Remove Lars Berg' }).check();
    await invite(page, ', Remove 1 member');
    await expect(page.getByText(/^200 people were invited and 1 member was removed from a file on/)).toBeVisible();
  });

  await test.step('somebody new accepts: a password, the institution, the group', async () => {
    const other = await pageOf(browser, origin);
    await other.goto(await linkTo(db, fresh));
    await clean(other, 'an invitation of somebody new');
    await other.getByRole('link', { name: 'Choose a password' }).click();
    await other.getByLabel('New password').fill('seven green kettles');
    await clean(other, 'choosing a password');
    await other.getByRole('button', { name: 'Create account and continue' }).click();
    await accept(other);
  });

  await test.step('somebody known accepts: a sign-in, the institution, the group', async () => {
    const other = await pageOf(browser, origin);
    await other.goto(await linkTo(db, known));
    await button(other, 'Sign in').click();
    await other.getByLabel('Email').fill(known);
    await other.getByLabel('Password', { exact: true }).fill('lectern-demo');
    await other.getByRole('button', { name: 'Sign in' }).click();
    await accept(other);
  });

  await test.step('both are listed, and stay where the import is undone once more', async () => {
    await page.reload();
    await button(page, 'Undo').click();
    await expect(
      page.getByText(/^198 invitations are withdrawn\. 1 member is back\. Already accepted and stay:/),
    ).toBeVisible();
    await page.goto('/?tab=members');
    for (const name of ['Sunniva Aasen', 'Ikaika Kahale', 'Lars Berg'])
      await expect(page.getByRole('rowheader', { name })).toBeVisible();
  });
});

/** A college with an administrator, a learner and a group, and somebody who has an account and does not belong to it. */
async function build({ db, origin }: Product): Promise<void> {
  const issuer = `${origin}/identity`;
  const { id } = await buildInstitution(db, { name: college });
  const license = await buildLicense(db, { institution_id: id });
  await buildGroup(db, { license_id: license.id, name: 'Soil Science' });
  const member = (email: string, first_name: string, last_name: string) =>
    buildAccount(db, { issuer, email: `${email}@fjordside.test`, first_name, last_name });
  await addInstitutionMember(db, id, (await member('wren', 'Wren', 'Tamsin')).id, 'CENTER_ADMIN');
  await addInstitutionMember(db, id, (await member('lars', 'Lars', 'Berg')).id, 'STUDENT');
  await member('ikaika', 'Ikaika', 'Kahale');
}

async function choose(page: Page): Promise<void> {
  await expect(button(page, 'Choose a file')).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByText('200 people are invited and 1 row is skipped.')).toBeVisible();
}

async function invite(page: Page, more = ''): Promise<void> {
  await button(page, `Invite 200 people${more}`).click();
  await expect(page.getByText('File imported')).toBeVisible();
  await expect(button(page, 'Undo')).toBeVisible();
}

/** The address in the newest mail to somebody. */
async function linkTo(db: Product['db'], recipient: string): Promise<string> {
  const mails = db.selectFrom('mail_outbox').select('body').where('recipient', '=', recipient);
  const { body } = await mails.orderBy('created_on', 'desc').limit(1).executeTakeFirstOrThrow();
  return /https?:\S+\/invitation\/\S+/.exec(body)?.[0] ?? '';
}

async function accept(page: Page): Promise<void> {
  await button(page, 'Accept').click();
  await expect(page.getByText(`You now belong to ${college}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Soil Science' })).toBeVisible();
}
