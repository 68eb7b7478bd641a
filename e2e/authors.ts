import type { Browser, Page } from '@playwright/test';
import { addGroupMember, buildGroup } from '../server/seed/school.ts';
import type { Database } from '../server/src/base/database/connect.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A page of a browser of its own, for one of several people at work. */
export async function pageOf(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  return context.newPage();
}

/** Sends what one person does, just before it is done, as if another person had asked for it; says by operation how the server answers that. */
export async function alsoAskedBy(other: Page, person: Page, operations: readonly string[]) {
  const answers: Record<string, string | undefined> = {};
  let authorization = '';
  other.on('request', (request) => (authorization = request.headers()['authorization'] ?? authorization));
  await person.route('**/graphql', async (route) => {
    const body: { operationName: string } = route.request().postDataJSON();
    if (operations.includes(body.operationName)) {
      const reply = await other.request.post(route.request().url(), { headers: { authorization }, data: body });
      const { errors }: { errors?: { extensions: { code: string } }[] } = await reply.json();
      answers[body.operationName] = errors?.[0]?.extensions.code;
    }
    await route.continue();
  });
  return answers;
}

/** Where a course is written. */
export const editorOf = ({ id, product_id }: { readonly id: string; readonly product_id: string }) =>
  `/cms/product/${product_id}/course/${id}`;

/** The address of a course in a group of its own that `student@demo.test` belongs to. */
export async function groupWith(db: Database, course_id: string, name: string): Promise<string> {
  const user = (email: string) =>
    db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const owner = await user('main-instructor@demo.test');
  const group = await buildGroup(db, { name, owner_id: owner.id, courses: [course_id] });
  await addGroupMember(db, group.id, (await user('student@demo.test')).id);
  return `/group/${group.id}/course/${course_id}`;
}
