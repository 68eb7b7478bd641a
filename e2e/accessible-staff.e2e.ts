import type { Database } from '../server/src/base/database/connect.ts';
import { button } from './authors.ts';
import { clean, contextOf, look } from './looking.ts';
import { test } from './server.ts';

const narrow = { width: 390, height: 844 };
const wide = { width: 1280, height: 844 };

/** The screens of staff by who works with them, as axe sees each wide in the light and narrow in the dark; `opens` names the dialog that is looked at too. */
type Screens = { readonly email: string; readonly paths: readonly string[]; readonly opens?: string };

const areas: Readonly<Record<string, (places: Places) => readonly Screens[]>> = {
  'sales area': ({ institution, quote, offer, license }) => [
    {
      email: 'sales-manager@demo.test',
      paths: [
        '/sales-management',
        '/sales-management?tab=renewals',
        '/sales-management?tab=users',
        '/sales-management/institution/add',
        '/sales-management/institution/import',
        `${institution}/quote/${quote}`,
        `${institution}/offer/${offer}`,
        `/license/${license}/seats`,
        institution,
      ],
      opens: 'Quote License',
    },
  ],
  'admin area': ({ institution, user }) => [
    {
      email: 'customer-success@demo.test',
      paths: ['/manage-jasperactive/renewals', institution.replace('sales-management', 'manage-jasperactive')],
    },
    {
      email: 'tech-support@demo.test',
      paths: [
        '/manage-jasperactive/users',
        `/manage-jasperactive/users/${user}`,
        `/manage-jasperactive/users/${user}/edit`,
      ],
    },
    {
      email: 'system-admin@demo.test',
      paths: ['/manage-jasperactive/audit', '/manage-jasperactive/instance'],
    },
  ],
};

for (const [area, screensOf] of Object.entries(areas)) {
  test(`axe finds nothing on screens of the ${area}, wide and narrow, light and dark`, async ({
    product: { db, origin },
    signIn,
    browser,
  }) => {
    for (const { email, paths, opens } of screensOf(await placesOf(db))) {
      const context = await contextOf(browser, origin, { colorScheme: 'light', width: wide.width });
      const page = await context.newPage();
      const narrowed = async (name: string) => {
        await page.setViewportSize(narrow);
        await page.emulateMedia({ colorScheme: 'dark' });
        await clean(page, `${name}, narrow and dark`);
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize(wide);
      };
      await signIn(page, email);
      for (const path of paths) {
        await look(page, path);
        await narrowed(path);
      }
      if (opens) {
        await button(page, opens).click();
        await page.getByRole('dialog').getByRole('textbox').first().waitFor();
        await clean(page, opens);
        await narrowed(opens);
      }
      await context.close();
    }
  });
}

/** What of the demo school the screens show: addresses and ids. */
type Places = Readonly<Record<'institution' | 'quote' | 'offer' | 'license' | 'user', string>>;

async function placesOf(db: Database): Promise<Places> {
  const license = (key: string) =>
    db.selectFrom('licenses').select(['id', 'institution_id']).where('key', '=', key).executeTakeFirstOrThrow();
  const { id, institution_id } = await license('HSTC-7Q4M-2027');
  const quote = await license('HSTC-W8BN-QUOT');
  const offer = await db
    .selectFrom('license_offers')
    .select('id')
    .where('kind', '=', 'ENLARGEMENT')
    .executeTakeFirstOrThrow();
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'new-learner@demo.test')
    .executeTakeFirstOrThrow();
  const institution = `/sales-management/institution/${institution_id}`;
  return { institution, quote: quote.id, offer: offer.id, license: id, user: user.id };
}
