import { expect, test } from './server.ts';

test.use({ mayComplain: true });

test('a page whose code cannot be fetched says so, and is loaded again', async ({ page, product, signIn }) => {
  await signIn(page, 'student@demo.test');
  const group = await product.db
    .selectFrom('groups')
    .select('id')
    .where('name', 'like', 'Cohort A%')
    .executeTakeFirstOrThrow();
  await page.route('**/assets/*group-screen*', (route) => route.abort());
  await page.goto(`/group/${group.id}`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Error...');
  await page.unroute('**/assets/*group-screen*');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cohort A');
});
