import { beforeAll, describe, expect, it } from 'vitest';
import { buildCourse, buildProduct } from '../../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { addInstitutionMember, buildGroup, buildLicense, day } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let sales: BuiltUser;
let literacy: string;
let networks: string;
let course: string;
beforeAll(async () => {
  server = await testServer();
  sales = await buildUser(server.db, { role: 'SALES_MANAGER' });
  literacy = (await buildProduct(server.db, { name: 'Literacy' })).id;
  networks = (await buildProduct(server.db, { name: 'Networks' })).id;
  course = (await buildCourse(server.db, { product_id: networks })).id;
});

const setTo = (status: string) => `updateGroup(where: { id: $id }, data: { status: ${status} })`;
const deleted = { leave: 'deleteGroup(id: $id)', comeBack: 'restoreGroup(id: $id)' };
const ended = { leave: setTo('ENDED'), comeBack: setTo('STARTED') };

/** A group about networks that ends in 80 days, on a license for both products until in a year, and is deleted or over. */
async function build({ leave, comeBack }: typeof deleted, values: { end_date?: string } = {}) {
  const license = await buildLicense(server.db, { max_users: 100, products: [literacy, networks] });
  const main = await buildUser(server.db);
  await addInstitutionMember(server.db, license.institution_id, main.id, 'INSTRUCTOR');
  const group = await buildGroup(server.db, {
    license_id: license.id,
    owner_id: main.id,
    courses: [course],
    ...values,
  });
  const act = async (name: string) => {
    const { code, errors } = await server.call(main, `mutation ($id: ID!) { ${name} { id } }`, {
      id: group.id,
    });
    const { end_date, expiry_date, products } = errors[0]?.extensions ?? {};
    return { code, ...(end_date ? { end_date, expiry_date } : {}), ...(products ? { products } : {}) };
  };
  await act(leave);
  const edit = async (data: object) => {
    const said = { name: 'Campus', max_users: 100, products: [literacy, networks] };
    const days = { activation_date: day(-30), expiry_date: day(335) };
    const { code } = await server.call(
      sales,
      'mutation ($data: UpdateLicenseInput!, $id: ID!) { updateLicense(data: $data, where: { id: $id }) { id } }',
      { data: { ...said, ...days, ...data }, id: license.id },
    );
    return code;
  };
  return { license, edit, restore: () => act(comeBack) };
}

describe.each([
  ['deleted', deleted],
  ['ended by hand', ended],
])('a group that was %s', (_way, way) => {
  it('keeps no license from ending before it, and is restored once the license covers it again', async () => {
    const { edit, restore } = await build(way);
    expect(await edit({ expiry_date: day(79) })).toBeNull();
    expect(await restore()).toEqual({ code: 'NOT_LICENSED', end_date: day(80), expiry_date: day(79) });
    expect(await edit({ expiry_date: day(80) })).toBeNull();
    expect(await restore()).toEqual({ code: null });
    expect(await edit({ expiry_date: day(79) })).toBe('IN_USE');
  });

  it('is not restored on a license that lost its product and ends before it, and hears of both', async () => {
    const { edit, restore } = await build(way);
    expect(await edit({ products: [literacy], expiry_date: day(79) })).toBeNull();
    expect(await restore()).toEqual({
      code: 'NOT_LICENSED',
      end_date: day(80),
      expiry_date: day(79),
      products: ['Networks'],
    });
    expect(await edit({})).toBeNull();
    expect(await restore()).toEqual({ code: null });
  });

  it('and has ended is restored whatever its license is for by now', async () => {
    const { edit, restore } = await build(way, { end_date: day(-1) });
    expect(await edit({ products: [literacy] })).toBeNull();
    expect(await restore()).toEqual({ code: null });
  });
});

it('a group that was deleted is not restored beyond the end of a license whose renewal was taken back', async () => {
  const { license, restore } = await build(deleted, { end_date: day(400) });
  const renew = 'mutation ($id: ID!) { renewLicense(id: $id) { id } }';
  const undo = 'mutation ($id: ID!) { undoLicenseRenewal(where: { id: $id }) { id } }';
  for (const act of [renew, undo]) expect((await server.call(sales, act, { id: license.id })).code).toBeNull();
  expect(await restore()).toEqual({ code: 'NOT_LICENSED', end_date: day(400), expiry_date: day(335) });
});
