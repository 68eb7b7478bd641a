// One at a time: it cuts what a page asks for.
import { readFileSync } from 'node:fs';
import { expect, test } from './server.ts';

type Built = Record<string, { readonly name?: string; readonly file: string }>;

/** The address of the built file of this name. */
function builtFile(name: string): string {
  const built = JSON.parse(readFileSync(new URL('../web/dist/.vite/manifest.json', import.meta.url), 'utf8')) as Built;
  const file = Object.values(built).find((one) => one.name === name)?.file;
  if (!file) throw new Error(`The built app has no ${name}.`);
  return `**/${file}`;
}

test.use({ mayComplain: true });

test('a page whose code cannot be fetched says so, and is loaded again', async ({ page, product, signIn }) => {
  await signIn(page, 'student@demo.test');
  const group = await product.db
    .selectFrom('groups')
    .select('id')
    .where('name', 'like', 'Cohort A%')
    .executeTakeFirstOrThrow();
  await page.route(builtFile('group-screen'), (route) => route.abort());
  await page.goto(`/group/${group.id}`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Error...');
  await page.unroute(builtFile('group-screen'));
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cohort A');
});

test('a tab of before an upgrade opens a page whose code is gone, which says so and is loaded again', async ({
  page,
  product,
  signIn,
}) => {
  const gone = `${product.origin}/assets/group-screen-of-before.js`;
  await page.route(builtFile('group-screen'), (route) => route.continue({ url: gone }));
  await signIn(page, 'student@demo.test');
  await page.getByRole('link', { name: /^Cohort A/ }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Error...');
  await page.unroute(builtFile('group-screen'));
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cohort A');
});

test('a text that was not cleaned becomes no element, wherever it is written', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  const written = await page.evaluate(() =>
    ['<img src="/nowhere" alt="a">', 'a < b', 'plain'].map((text) => {
      try {
        const place = document.createElement('div');
        place.innerHTML = text;
        return place.childElementCount;
      } catch (error) {
        return String(error).split(':')[0];
      }
    }),
  );
  expect(written).toEqual(['TypeError', 'TypeError', 0]);
});

test('a page whose words cannot be fetched says so in those it has, and is loaded again', async ({ page, product }) => {
  await page.route(builtFile('texts-en'), (route) => route.abort());
  await page.goto(product.origin);
  await expect(page.getByRole('alert')).toContainText('Lectern could not be loaded.');
  await page.unroute(builtFile('texts-en'));
  await page.getByRole('button', { name: /^Try again/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Lectern could not be loaded.')).toBeHidden();
});
