import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCourse, buildProduct } from '../../../../seed/content.ts';
import { buildFollowUp } from '../../../../seed/follow-up.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import {
  addInstitutionMember,
  buildGroup,
  buildInstitution,
  buildInvitation,
  buildLicense,
  buildOffer,
  day,
} from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { undoingEntries } from '../../../../test/undoing-entries.ts';

let server: TestServer;
let admin: BuiltUser;
let seller: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  admin = await buildUser(server.db, { role: 'SYSTEM_ADMIN' });
  seller = await buildUser(server.db, { role: 'SALES_MANAGER' });
});

const { undo, last } = undoingEntries(() => server);

/** Does something, and gives the id of the entry that it left in the log of the institution. */
async function done(
  who: BuiltUser,
  institution_id: string,
  act: string,
  variables: Record<string, unknown> = {},
): Promise<string> {
  expect((await server.call(who, act, variables)).code).toBeNull();
  return (await last(institution_id)).id;
}

const numberOf = (id: string) => Number(id.split('.')[2]);
/** The entry that an undo has left. */
async function undone(who: BuiltUser, institution_id: string, id: string, action: string) {
  expect(await undo(who, id)).toMatchObject({ code: null, left: [] });
  expect(await last(institution_id)).toMatchObject({ action, details: { undoes_entry: numberOf(id) } });
  expect(await undo(who, id)).toMatchObject({ code: 'CONFLICT', said: { undone: true } });
}

/** A school with a group of 10 places of 40, and who leads it. */
async function school() {
  const { db } = server;
  const { id: product } = await buildProduct(db);
  const [{ id: course }, { id: other }] = [
    await buildCourse(db, { product_id: product }),
    await buildCourse(db, { product_id: product }),
  ];
  const { id: institution_id } = await buildInstitution(db);
  const { id: license_id } = await buildLicense(db, { institution_id, products: [product], max_users: 40 });
  const leader = await buildUser(db);
  await addInstitutionMember(db, institution_id, leader.id, 'INSTRUCTOR');
  const group = await buildGroup(db, {
    license_id,
    owner_id: leader.id,
    name: 'Devices',
    group_size: 10,
    courses: [course],
  });
  return { institution_id, license_id, leader, group_id: group.id, course, other, product };
}

describe('of a group', () => {
  const update = `mutation edit($id: ID!, $data: UpdateGroupInput!) { updateGroup(where: { id: $id }, data: $data) { id } }`;
  const groupOf = async (id: string) =>
    (
      await sql<object>`select name, group_size, end_date, status, array(select course_id from group_courses
        where group_id = g.id) as courses from groups g where id = ${id}`.execute(server.db)
    ).rows[0];

  it('an edit is taken back by who may edit it, with all that it changed', async () => {
    const { institution_id, leader, group_id: id, course, other } = await school();
    const before = await groupOf(id);
    const data = { name: 'Networks', group_size: 12, end_date: day(60), status: 'CLOSED', courses: [course, other] };
    const entry = await done(leader, institution_id, update, { id, data });
    expect(await groupOf(id)).toMatchObject({ name: 'Networks', group_size: 12, status: 'CLOSED' });
    expect(['FORBIDDEN', 'NOT_FOUND']).toContain((await undo(await buildUser(server.db), entry)).code);
    await undone(leader, institution_id, entry, 'GROUP_CHANGED');
    expect(await groupOf(id)).toEqual(before);
  });

  it('an edit stays where one of its fields says something else by now, whatever else was changed since', async () => {
    const { institution_id, leader, group_id: id } = await school();
    const first = await done(leader, institution_id, update, { id, data: { group_size: 12 } });
    await done(leader, institution_id, update, { id, data: { name: 'Networks' } });
    const second = await done(leader, institution_id, update, { id, data: { group_size: 14 } });
    expect(await undo(leader, first)).toMatchObject({ code: 'CONFLICT', said: { theirs: { group_size: 14 } } });
    await undone(leader, institution_id, second, 'GROUP_CHANGED');
    await undone(leader, institution_id, first, 'GROUP_CHANGED');
    expect(await groupOf(id)).toMatchObject({ name: 'Networks', group_size: 10 });
  });

  it('released places are taken again while they are free', async () => {
    const { institution_id, license_id, leader, group_id: id } = await school();
    const release = 'mutation release($id: ID!) { releaseGroupPlaces(where: { id: $id }) { group_size } }';
    const entry = await done(leader, institution_id, release, { id });
    const other = await buildGroup(server.db, { license_id, group_size: 35 });
    const no = { code: 'INVALID', said: { field: 'data.group_size', issue: { code: 'NO_PLACES' } } };
    expect(await undo(leader, entry)).toMatchObject(no);
    const outlook = `query one($id: String!) { auditEntry(id: $id) { undo { possible code details } } }`;
    const { data } = await server.call(admin, outlook, { id: entry });
    expect(data.auditEntry.undo).toMatchObject({
      possible: false,
      code: 'INVALID',
      details: { issue: { code: 'NO_PLACES' } },
    });
    await sql`update groups set group_size = 20 where id = ${other.id}`.execute(server.db);
    await undone(leader, institution_id, entry, 'GROUP_CHANGED');
    expect(await groupOf(id)).toMatchObject({ group_size: 10 });
  });

  it('what an import opened says no other side', async () => {
    const { institution_id, leader, group_id, license_id, course } = await school();
    await sql`select write_audit('INSTITUTION', ${institution_id}, 'PROGRAM', null, 'GROUP_CHANGED', 'group', ${group_id},
      ${JSON.stringify({ license_id, course_added: course })}::jsonb, '{}', null, null)`.execute(server.db);
    const { id } = await last(institution_id);
    expect(await undo(admin, id)).toMatchObject({ code: 'CONFLICT', said: { unknown: true } });
    expect((await undo(leader, id)).code).toBe('NOT_FOUND');
  });

  it('a deletion of too long ago is refused with how many days there were', async () => {
    const { institution_id, leader, group_id } = await school();
    await sql`update groups set deleted_on = now() - interval '31 days' where id = ${group_id}`.execute(server.db);
    await sql`select add_audit_entry(now() - interval '31 days', 'INSTITUTION', ${institution_id}, 'USER', ${leader.id},
      'GROUP_DELETED', 'group', ${group_id}, '{}', '{}', null, null)`.execute(server.db);
    const { id } = await last(institution_id);
    expect(await undo(leader, id)).toMatchObject({ code: 'CONFLICT', said: { over: 30 } });
  });

  it('an import of a roster is taken back as one', async () => {
    const { institution_id, leader, group_id } = await school();
    const person = await buildUser(server.db);
    await addInstitutionMember(server.db, institution_id, person.id, 'STUDENT');
    const file = Buffer.from(`E-mail\n${person.email}`).toString('base64');
    const asked = { group_id, file };
    const { data } = await server.call(
      leader,
      'query look($group_id: ID!, $file: String!) { rosterDifference(group_id: $group_id, file: $file, removed: []) { shown } }',
      asked,
    );
    const run = `mutation run($group_id: ID!, $file: String!, $shown: String!) {
      importRoster(group_id: $group_id, file: $file, removed: [], shown: $shown) { done } }`;
    const entry = await done(leader, institution_id, run, { ...asked, shown: data.rosterDifference.shown });
    const learners = async () =>
      (await server.db.selectFrom('groups').select('learners').where('id', '=', group_id).executeTakeFirstOrThrow())
        .learners;
    expect(await learners()).toBe(1);
    await undone(leader, institution_id, entry, 'ROSTER_IMPORT_UNDONE');
    expect(await learners()).toBe(0);
  });
});

describe('of a license', () => {
  const licenseOf = async (id: string) =>
    (await sql<object>`select license_facts(l) as facts from licenses l where id = ${id}`.execute(server.db)).rows[0];
  const sold = ({ product }: { product: string }) => ({
    name: 'Campus',
    max_users: 100,
    products: [product],
    activation_date: day(0),
    expiry_date: day(60),
  });
  const create = `mutation create($data: CreateLicenseInput!) { createLicense(data: $data) { id } }`;
  async function running() {
    const { institution_id, product } = await school();
    const { data } = await server.call(seller, create, { data: { institution_id, ...sold({ product }) } });
    return { institution_id, product, id: data.createLicense.id as string };
  }
  const edit = `mutation edit($data: UpdateLicenseInput!, $id: ID!, $offer: OfferWhere) {
    updateLicense(data: $data, where: { id: $id }, offer: $offer) { id } }`;

  it('an edit is taken back, unless a field says something else by now; what its products are called is said', async () => {
    const { institution_id, product, id } = await running();
    const before = await licenseOf(id);
    const { id: other } = await buildProduct(server.db, { name: 'Cloud' });
    const { id: third } = await buildProduct(server.db, { name: 'Robotics' });
    const data = { ...sold({ product }), max_users: 300, notes: 'Paid.', products: [product, other] };
    const first = await done(seller, institution_id, edit, { id, data });
    const second = await done(seller, institution_id, edit, { id, data: { ...data, products: [product, third] } });
    const refused = await undo(seller, first);
    expect(refused).toMatchObject({
      code: 'CONFLICT',
      said: { theirs: { products: expect.arrayContaining([third]) } },
    });
    expect(refused.said?.['names']).toContainEqual({ id: third, name: 'Robotics' });
    await undone(seller, institution_id, second, 'LICENSE_CHANGED');
    await undone(seller, institution_id, first, 'LICENSE_CHANGED');
    expect(await licenseOf(id)).toEqual(before);
  });

  it('an edit by an offer lets the offer stand again', async () => {
    const { institution_id, product, id } = await running();
    const offer = await buildOffer(server.db, id, { kind: 'ENLARGEMENT', max_users: 150 });
    const applied = async () =>
      (
        await server.db
          .selectFrom('license_offers')
          .select('applied_on')
          .where('id', '=', offer.id)
          .executeTakeFirstOrThrow()
      ).applied_on !== null;
    const data = { ...sold({ product }), max_users: 150 };
    const entry = await done(seller, institution_id, edit, { id, data, offer: { id: offer.id } });
    expect(await applied()).toBe(true);
    await undone(seller, institution_id, entry, 'LICENSE_CHANGED');
    expect(await applied()).toBe(false);
  });

  it('an activation and a renewal are taken back, and refused with what differs by now', async () => {
    const { institution_id, product, id } = await running();
    const activation = await last(institution_id);
    const renew = `mutation renew($id: ID!, $until: Date!) { renewLicense(id: $id, expiry_date: $until) { id } }`;
    const renewal = await done(seller, institution_id, renew, { id, until: day(400) });
    const data = { ...sold({ product }), expiry_date: day(400), max_users: 300 };
    const edited = await done(seller, institution_id, edit, { id, data });
    expect(await undo(seller, renewal)).toMatchObject({
      code: 'CONFLICT',
      said: { differences: [{ field: 'max_users', from: 100, to: 300 }] },
    });
    await undone(seller, institution_id, edited, 'LICENSE_CHANGED');
    await undone(seller, institution_id, renewal, 'LICENSE_RENEWAL_UNDONE');
    await undone(seller, institution_id, activation.id, 'LICENSE_ACTIVATION_UNDONE');
  });

  it('a quote and an offer that were withdrawn are there again', async () => {
    const { institution_id, product, id } = await running();
    const offer = await buildOffer(server.db, id);
    const withdrawOffer = 'mutation withdraw($id: ID!) { withdrawLicenseOffer(where: { id: $id }) { id } }';
    const gone = await done(seller, institution_id, withdrawOffer, { id: offer.id });
    await undone(seller, institution_id, gone, 'OFFER_RESTORED');
    const again = await done(seller, institution_id, withdrawOffer, { id: offer.id });
    const restore = 'mutation restore($id: ID!) { restoreLicenseOffer(where: { id: $id }) { id } }';
    await done(seller, institution_id, restore, { id: offer.id });
    expect(await undo(seller, again)).toMatchObject({ code: 'CONFLICT', said: { undone: true } });
    const { data } = await server.call(
      seller,
      'mutation quote($data: LicenseQuoteInput!) { createLicenseQuote(data: $data) { id version } }',
      { data: { institution_id, name: 'Campus', max_users: 100, products: [product] } },
    );
    const withdraw =
      'mutation withdraw($id: ID!, $version: Int!) { withdrawLicense(where: { id: $id, version: $version }) { id } }';
    const entry = await done(seller, institution_id, withdraw, data.createLicenseQuote);
    await undone(seller, institution_id, entry, 'LICENSE_RESTORED');
    expect(await licenseOf(data.createLicenseQuote.id)).toMatchObject({ facts: { name: 'Campus' } });
  });
});

describe('of an institution', () => {
  it('withdrawn invitations stand again; those that cannot are named, and where none can it is refused', async () => {
    const { id: institution_id } = await buildInstitution(server.db);
    const center = await buildUser(server.db);
    await addInstitutionMember(server.db, institution_id, center.id, 'CENTER_ADMIN');
    const emails = [0, 1, 2].map(() => `${crypto.randomUUID()}@people.test`);
    const ids: string[] = [];
    for (const email of emails) ids.push((await buildInvitation(server.db, email, { institution_id })).id);
    const standing = async () =>
      (
        await sql<{ id: string }>`select id from invitations
        where id = any(${ids}::uuid[]) and withdrawn_on is null`.execute(server.db)
      ).rows.length;
    const one = await done(
      center,
      institution_id,
      'mutation w($id: ID!) { deleteInstitutionInvite(id: $id) { success } }',
      {
        id: ids[0],
      },
    );
    await undone(center, institution_id, one, 'INVITATIONS_RESTORED');
    const several = `mutation w($at: ID!, $ids: [ID!]!) { deleteInstitutionInvites(institution_id: $at, ids: $ids) { state } }`;
    const all = await done(center, institution_id, several, { at: institution_id, ids });
    expect(await standing()).toBe(0);
    await buildInvitation(server.db, emails[1] ?? '', { institution_id });
    expect(await undo(center, all)).toMatchObject({ code: null, left: [{ name: emails[1], code: 'TAKEN' }] });
    expect(await standing()).toBe(2);
    const again = await done(center, institution_id, several, { at: institution_id, ids: [ids[0]] });
    await server.call(
      center,
      'mutation back($at: ID!, $ids: [ID!]!) { restoreInstitutionInvites(institution_id: $at, ids: $ids) { state } }',
      { at: institution_id, ids: [ids[0]] },
    );
    expect(await undo(center, again)).toMatchObject({ code: 'CONFLICT', said: { restored: true } });
  });

  it('an invitation offers the role again that it offered, unless it offers another one by now', async () => {
    const { id, institution_id } = await buildInvitation(server.db, `${crypto.randomUUID()}@people.test`);
    const offer = (role: string) =>
      done(
        seller,
        institution_id,
        `mutation offer($id: ID!, $role: InstitutionRole!) {
          updateInstitutionInvitationMember(id: $id, data: { role: $role }) { id } }`,
        { id, role },
      );
    const first = await offer('INSTRUCTOR');
    const second = await offer('CENTER_ADMIN');
    expect((await undo(seller, first)).code).toBe('CONFLICT');
    await undone(seller, institution_id, second, 'INVITATION_CHANGED');
    await undone(seller, institution_id, first, 'INVITATION_CHANGED');
    const { role } = await server.db
      .selectFrom('invitations')
      .select('role')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(role).toBe('STUDENT');
  });

  it('a follow-up says again what it said, and is there again', async () => {
    const { id, institution_id } = await buildFollowUp(server.db, { what: 'Call them.', due_on: day(2) });
    const edit = `mutation edit($id: ID!, $data: FollowUpInput!) { updateFollowUp(where: { id: $id }, data: $data) { id } }`;
    const change = (what: string) =>
      done(seller, institution_id, edit, { id, data: { what, due_on: day(5), assignee_id: seller.id } });
    const first = await change('Write to them.');
    const second = await change('Visit them.');
    expect(await undo(seller, first)).toMatchObject({ code: 'CONFLICT', said: { theirs: { what: 'Visit them.' } } });
    await undone(seller, institution_id, second, 'FOLLOW_UP_CHANGED');
    await undone(seller, institution_id, first, 'FOLLOW_UP_CHANGED');
    const row = () => server.db.selectFrom('follow_ups').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(await row()).toMatchObject({ what: 'Call them.', assignee_id: null });
    const gone = await done(seller, institution_id, 'mutation d($id: ID!) { deleteFollowUp(id: $id) { id } }', { id });
    await undone(seller, institution_id, gone, 'FOLLOW_UP_RESTORED');
    expect(await row()).toMatchObject({ deleted_on: null });
  });

  const change = (who: BuiltUser, id: string, sales_manager_id: string | null) =>
    done(
      who,
      id,
      'mutation edit($id: ID!, $data: InstitutionInput!) { updateInstitution(where: { id: $id }, data: $data) { id } }',
      { id, data: { name: `Harbour ${id}`, country_code: 'US', state_code: 'CA', time_zone: 'UTC', sales_manager_id } },
    );

  it('who looks after it by now is said by name', async () => {
    const { id } = await buildInstitution(server.db);
    const ines = await buildUser(server.db, { role: 'SALES_MANAGER', first_name: 'Ines', last_name: 'Moreau' });
    const first = await change(seller, id, seller.id);
    await change(seller, id, ines.id);
    const { said } = await undo(seller, first);
    expect(said).toMatchObject({ theirs: { sales_manager_id: ines.id } });
    expect(said?.['names']).toEqual([{ id: ines.id, name: 'Ines Moreau' }]);
  });

  // O-10
  it('two who take the same act back at the same moment do so once', async () => {
    const { id } = await buildInstitution(server.db);
    await change(seller, id, null);
    const entry = await change(seller, id, seller.id);
    const replies = await Promise.all([undo(seller, entry), undo(admin, entry), undo(seller, entry)]);
    expect(replies.filter(({ code }) => code === null)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
    const { rows } = await sql`select from audit_log where chain_id = ${id} and details ? 'undoes_entry'`.execute(
      server.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('an edit whose names were erased is refused, because nobody knows what was before', async () => {
    const { id } = await buildInstitution(server.db);
    const entry = await change(seller, id, seller.id);
    await sql`delete from audit_personal where chain_id = ${id}`.execute(server.db);
    expect(await undo(seller, entry)).toMatchObject({ code: 'CONFLICT', said: { unknown: true } });
  });
});
