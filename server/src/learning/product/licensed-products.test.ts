import { contentRoles, globalRoles } from '@lectern/domain/base/account/role.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCourse, buildProduct } from '../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import {
  addGroupMember,
  addInstitutionMember,
  buildGroup,
  buildInstitution,
  buildLicense,
} from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const asRole = async (role: (typeof globalRoles)[number]) => buildUser(server.db, { role });
const productsQuery = '{ products { id name color logo published courses { id name } } }';
const productQuery = 'query ($id: ID!) { product(id: $id) { id name published courses { name } } }';

/** A product that is licensed, with a course that is published and one that is a draft, and a draft of a product. */
async function buildShelf() {
  const { db } = server;
  const { id } = await buildProduct(db, { name: 'Licensed' });
  const shown = await buildCourse(db, { product_id: id, name: 'Shown' });
  const draft = await buildCourse(db, { product_id: id, name: 'Draft', published: false });
  const hidden = await buildProduct(db, { name: 'Hidden', published: false });
  const institution = await buildInstitution(db, { name: 'College' });
  const license = await buildLicense(db, { institution_id: institution.id, products: [id] });
  const member = async (role: 'CENTER_ADMIN' | 'INSTRUCTOR' | 'STUDENT') => {
    const user = await buildUser(db);
    await addInstitutionMember(db, institution.id, user.id, role);
    return user;
  };
  return { id, shown, draft, hidden, license, member };
}

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const named = (user: BuiltUser | null, id: string) => server.call(user, productQuery, { id });

describe('the products that can be licensed', () => {
  // D2-7.20–7.22
  it('are listed to content and sales, drafts to content roles only, and to nobody else', async () => {
    const { id, draft, hidden } = await buildShelf();
    for (const role of globalRoles) {
      const isAuthor = contentRoles.some((one) => one === role);
      const { code, data } = await server.call(await asRole(role), productsQuery);
      const listed: { id: string; courses: { id: string }[] }[] = data?.['products'] ?? [];
      const product = listed.find((one) => one.id === id);
      const seen = {
        product: product !== undefined,
        draft: idsOf(product?.courses ?? []).includes(draft.id),
        hidden: idsOf(listed).includes(hidden.id),
      };
      const mayCall = isAuthor || role === 'SALES_MANAGER';
      expect({ role, code, seen }).toEqual({
        role,
        code: mayCall ? null : 'FORBIDDEN',
        seen: { product: mayCall, draft: isAuthor, hidden: isAuthor },
      });
    }
    expect((await server.call(null, productsQuery)).code).toBe('UNAUTHENTICATED');
  });

  // D2-7.20–7.22
  it('are shown one at a time to those who author and sell, and where a live license holds it to those who teach', async () => {
    const { id, hidden, license, member } = await buildShelf();
    const [admin, teacher, student] = [
      await member('CENTER_ADMIN'),
      await member('INSTRUCTOR'),
      await member('STUDENT'),
    ];
    for (const user of [admin, teacher, await asRole('SALES_MANAGER')]) {
      expect((await named(user, id)).data['product']).toEqual({
        id,
        name: 'Licensed',
        published: true,
        courses: [{ name: 'Shown' }],
      });
      expect((await named(user, hidden.id)).code).toBe('NOT_FOUND');
    }
    const author = await asRole('CONTENT_DEVELOPER');
    expect((await named(author, id)).data['product'].courses).toHaveLength(2);
    expect((await named(author, hidden.id)).data['product']).toMatchObject({ name: 'Hidden', published: false });
    expect((await named(author, crypto.randomUUID())).code).toBe('NOT_FOUND');
    for (const user of [student, await asRole('USER')]) {
      const { code } = await named(user, id);
      expect((await named(user, crypto.randomUUID())).code).toBe(code);
      expect(['FORBIDDEN', 'NOT_FOUND']).toContain(code);
    }
    await server.db
      .updateTable('licenses')
      .set({ activation_date: '2019-01-01', expiry_date: '2020-01-01' })
      .where('id', '=', license.id)
      .execute();
    expect((await named(teacher, id)).data).toBeNull();
  });
});

describe('the courses of somebody', () => {
  const query = '{ courses { id name logo language } }';
  const coursesOf = async (user: BuiltUser) => {
    const { data } = await server.call(user, query);
    return data && idsOf(data['courses']);
  };

  // D2-7.23, 7.24
  it('are those of their open groups, of groups they administer and of live licenses where they teach', async () => {
    const { db } = server;
    const { shown, draft, license, member } = await buildShelf();
    const other = await buildCourse(db, { name: 'Elsewhere' });
    const group = await buildGroup(db, { license_id: license.id, courses: [shown.id, draft.id] });
    const learner = await buildUser(db);
    await addGroupMember(db, group.id, learner.id);
    for (const user of [learner, await member('CENTER_ADMIN'), await member('INSTRUCTOR')])
      expect(await coursesOf(user)).toEqual([shown.id]);
    expect(await coursesOf(await asRole('CONTENT_MANAGER'))).toEqual(
      expect.arrayContaining([shown.id, draft.id, other.id]),
    );
    await db.updateTable('groups').set({ status: 'CLOSED' }).where('id', '=', group.id).execute();
    expect(await coursesOf(learner)).toEqual([]);
    for (const user of [await member('STUDENT'), await asRole('SALES_MANAGER')])
      expect(await coursesOf(user)).toBeNull();
    expect((await server.call(null, query)).code).toBe('UNAUTHENTICATED');
  });
});
