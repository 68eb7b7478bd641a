// One at a time: it moves the clock of the database.
import { daysLater } from '@lectern/domain/calendar-day.ts';
import { groupStatuses } from '@lectern/domain/business/seats/group-times.ts';
import { placesTaken, settleSeats, slotsUsed, type SeatEntry } from '@lectern/domain/business/seats/seats.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCourse } from '../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addInstitutionMember, buildInstitution } from '../../../seed/school.ts';
import { howMany, longTest } from '../../../test/deep.ts';
import { testServer } from '../../../test/harness.ts';
import { extendable, foretell, type Sold, type SoldAct } from '../../../test/sold-seats.ts';
import { openUnlimited, type Call } from '../../../test/unlimited.ts';
import { connect, type Database } from '../../base/database/connect.ts';
import { findSeats } from './find-seats.ts';
import { lockSeats } from '../seats/lock-seats.ts';

const first = '2026-01-05';

/** A server with one connection, whose clock a test moves. */
let db: Database;
let call: Call;
let seller: BuiltUser;
let admin: BuiltUser;
let main: BuiltUser;
let learners: readonly BuiltUser[];
let course: { readonly id: string; readonly product_id: string };
beforeAll(async () => {
  const server = await testServer();
  db = connect({ url: server.url, connections: 1 });
  call = await openUnlimited({ ...server, services: { ...server.services, db } });
  // Who may sell any number of seats.
  seller = await buildUser(server.db, { role: 'SYSTEM_ADMIN' });
  admin = await buildUser(server.db);
  main = await buildUser(server.db);
  learners = await Promise.all(Array.from({ length: 4 }, () => buildUser(server.db)));
  course = await buildCourse(server.db);
});
afterAll(() => db.destroy());

const anyStep = fc.record({
  days: fc.nat({ max: 12 }),
  does: fc.oneof(
    { weight: 8, arbitrary: fc.constant('join' as const) },
    { weight: 4, arbitrary: fc.constant('createGroup' as const) },
    { weight: 16, arbitrary: fc.constantFrom('setSize', 'setEnd', 'setStatus', 'release', 'add', 'remove') },
    { weight: 4, arbitrary: fc.constantFrom('deleteGroup', 'restoreGroup') },
    { weight: 8, arbitrary: fc.constantFrom('updateLicense', 'activate', 'renew', 'undoRenewal') },
    { weight: 1, arbitrary: fc.constant('undoActivation' as const) },
  ),
  group: fc.nat({ max: 2 }),
  person: fc.nat({ max: 3 }),
  byAdmin: fc.boolean(),
  size: fc.integer({ min: 1, max: 9 }),
  seats: fc.integer({ min: 3, max: 15 }),
  ahead: fc.integer({ min: -5, max: 40 }),
  status: fc.constantFrom('STARTED', ...groupStatuses),
  extends: fc.boolean(),
});
type Step = typeof anyStep extends fc.Arbitrary<infer Made> ? Made : never;
const anySequence = fc.record({
  isQuoted: fc.nat({ max: 3 }).map((one) => one === 3),
  steps: fc.array(anyStep, { minLength: 15, maxLength: 25 }),
});

/** The act of a step; null where it is about a group that is not there, or makes one too many. */
function actOf(step: Step, sold: Sold, today: string): SoldAct | null {
  const { does, size, seats, status } = step;
  const group = sold.groups[step.group % sold.groups.length];
  const end_date = daysLater(today, step.ahead);
  switch (does) {
    case 'createGroup':
      return sold.groups.length > 2
        ? null
        : { does, id: '', key: '', size, end_date: daysLater(today, Math.abs(step.ahead)) };
    case 'updateLicense':
      return { does, seats };
    case 'activate':
      return { does, expiry_date: daysLater(today, 30 + 10 * size) };
    case 'renew':
      return { does, group_ids: step.extends ? extendable(sold, today) : [] };
    case 'undoActivation':
    case 'undoRenewal':
      return { does };
    case 'join':
    case 'add':
    case 'remove':
      return group ? { does, group, user_id: learners[step.person]?.id ?? '' } : null;
    case 'setSize':
      return group ? { does, group, size } : null;
    case 'setEnd':
      return group ? { does, group, end_date } : null;
    case 'setStatus':
      return group ? { does, group, status } : null;
    case 'release':
    case 'deleteGroup':
    case 'restoreGroup':
      return group ? { does, group } : null;
  }
}

const licenseOf = (root: string) => `done: ${root} { id }`;
const change =
  'mutation ($id: ID!, $data: UpdateGroupInput!) { done: updateGroup(where: { id: $id }, data: $data) { id } }';
const documents = {
  createGroup: 'mutation ($data: CreateGroupInput!) { done: createGroup(data: $data) { id key } }',
  setSize: change,
  setEnd: change,
  setStatus: change,
  release: 'mutation ($id: ID!) { done: releaseGroupPlaces(where: { id: $id }) { id } }',
  deleteGroup: 'mutation ($id: ID!) { done: deleteGroup(id: $id) { id } }',
  restoreGroup: 'mutation ($id: ID!) { done: restoreGroup(id: $id) { id } }',
  join: 'mutation ($key: String!) { done: joinGroup(group_key: $key) { code } }',
  add: 'mutation ($id: ID!, $user: ID!) { done: addGroupLearners(group_id: $id, data: [{ user_id: $user }]) { code } }',
  remove: 'mutation ($id: ID!, $user: ID!) { done: deleteGroupMember(group_id: $id, user_id: $user) { code } }',
  updateLicense: `mutation ($id: ID!, $data: UpdateLicenseInput!) { ${licenseOf('updateLicense(where: { id: $id }, data: $data)')} }`,
  activate: `mutation ($id: ID!, $data: ActivateLicenseInput!) { ${licenseOf('activateLicense(where: { id: $id }, data: $data)')} }`,
  renew: `mutation ($id: ID!, $group_ids: [ID!]!) { ${licenseOf('renewLicense(id: $id, group_ids: $group_ids)')} }`,
  undoActivation: `mutation ($id: ID!) { ${licenseOf('undoLicenseActivation(where: { id: $id })')} }`,
  undoRenewal: `mutation ($id: ID!) { ${licenseOf('undoLicenseRenewal(where: { id: $id })')} }`,
} as const;

const said = () => ({ name: 'Campus', products: [course.product_id] });

/** What is sent for an act, by whom. */
function sent(act: SoldAct, license_id: string, { byAdmin }: Step, sold: Sold, today: string) {
  const leader = byAdmin ? admin : main;
  const { activation_date, expiry_date } = sold;
  switch (act.does) {
    case 'createGroup': {
      const { size: group_size, end_date } = act;
      const data = { license_id, name: 'Cohort', group_size, courses: [course.id], start_date: today, end_date };
      return { who: main, variables: { data } };
    }
    case 'setSize':
      return { who: leader, variables: { id: act.group.id, data: { group_size: act.size } } };
    case 'setEnd':
      return { who: leader, variables: { id: act.group.id, data: { end_date: act.end_date } } };
    case 'setStatus':
      return { who: leader, variables: { id: act.group.id, data: { status: act.status } } };
    case 'release':
    case 'deleteGroup':
    case 'restoreGroup':
      return { who: leader, variables: { id: act.group.id } };
    case 'join': {
      const who = learners.find(({ id }) => id === act.user_id) ?? main;
      return { who, variables: { key: act.group.key } };
    }
    case 'add':
    case 'remove':
      return { who: leader, variables: { id: act.group.id, user: act.user_id } };
    case 'updateLicense': {
      const data = { ...said(), max_users: act.seats, activation_date, expiry_date };
      return { who: seller, variables: { id: license_id, data } };
    }
    case 'activate': {
      const data = { activation_date: today, expiry_date: act.expiry_date };
      return { who: seller, variables: { id: license_id, data } };
    }
    case 'renew':
      return { who: seller, variables: { id: license_id, group_ids: act.group_ids } };
    case 'undoActivation':
    case 'undoRenewal':
      return { who: seller, variables: { id: license_id } };
  }
}

/** A license that an institution with all of these people has bought, or has been quoted. */
async function sell(isQuoted: boolean): Promise<{ license_id: string; sold: Sold }> {
  const { id: institution_id } = await buildInstitution(db);
  await addInstitutionMember(db, institution_id, admin.id, 'CENTER_ADMIN');
  await addInstitutionMember(db, institution_id, main.id, 'INSTRUCTOR');
  for (const { id } of learners) await addInstitutionMember(db, institution_id, id, 'STUDENT');
  const quote = 'mutation ($data: CreateLicenseInput!) { done: createLicense(data: $data) { id } }';
  const days = { activation_date: first, expiry_date: daysLater(first, 90) };
  const data = { ...said(), institution_id, max_users: 15, ...(isQuoted ? {} : days) };
  const license_id: string = (await call(seller, quote, { data })).data.done.id;
  const nothing = { activation_date: null, expiry_date: null, terms: [], groups: [], entries: [] };
  const license = { max_users: 15, is_quoted: true, term: 0, groups: new Map() };
  const quoted: Sold = { ...nothing, license };
  if (isQuoted) return { license_id, sold: quoted };
  const activated = foretell(quoted, { does: 'activate', expiry_date: days.expiry_date }, first);
  if (activated.code !== null) throw new Error('what is quoted is activated');
  return { license_id, sold: activated.sold };
}

async function readEntries(license_id: string): Promise<SeatEntry[]> {
  const { rows } = await sql<SeatEntry>`select kind, group_id, user_id, seats, day from seat_entries
    where license_id = ${license_id} order by number`.execute(db);
  return rows;
}

const done = new Map<string, number>();

/** Plays a sequence by the acts and by the rule, and compares what was refused, every entry and the sums of the last day. */
async function followRule({ isQuoted, steps }: { isQuoted: boolean; steps: readonly Step[] }): Promise<void> {
  const setDay = (day: string) => sql`set lectern.now = ${sql.lit(`${day}T12:00:00Z`)}`.execute(db);
  await setDay(first);
  let { license_id, sold } = await sell(isQuoted);
  let today = first;
  for (const step of steps) {
    today = daysLater(today, step.days);
    const act = actOf(step, sold, today);
    if (!act) continue;
    await setDay(today);
    const { who, variables } = sent(act, license_id, step, sold, today);
    const { code, data } = await call(who, documents[act.does], variables);
    const [reply] = [data?.done].flat();
    const made = act.does === 'createGroup' && reply ? { ...act, ...(reply as { id: string; key: string }) } : act;
    const outcome = foretell(sold, made, today);
    const named = `${act.does} ${JSON.stringify(variables)}`;
    expect(`${named}: ${code ?? reply?.code ?? null}`).toBe(`${named}: ${outcome.code}`);
    const what = outcome.code === null ? act.does : `${act.does} ${outcome.code}`;
    done.set(what, (done.get(what) ?? 0) + 1);
    if (outcome.code === null) ({ sold } = outcome);
  }
  await setDay(today);
  const { license, entries } = settleSeats(sold.license, today);
  const all = [...sold.entries, ...entries];
  const bought = license.is_quoted ? 0 : license.max_users;
  const counted = {
    bought,
    reserved: slotsUsed(license),
    taken: [...license.groups.values()].reduce((sum, group) => sum + placesTaken(group, license.term), 0),
    free: bought - slotsUsed(license),
    served: new Set(all.flatMap(({ kind, user_id }) => (kind === 'TAKEN' ? [user_id] : []))).size,
  };
  expect(await findSeats(db, license_id, today)).toEqual(all.length === 0 ? null : counted);
  await db.transaction().execute((transaction) => lockSeats(transaction, { license_id }));
  expect(await readEntries(license_id)).toEqual(all);
}

const sequences = howMany({ sample: 6, deep: 10_000 });
// O-04
it(
  `does to the seats of a license in ${sequences} random sequences of acts, by who may do them, what the rule says (T13)`,
  { timeout: longTest },
  async () => {
    await fc.assert(fc.asyncProperty(anySequence, followRule), { numRuns: sequences });
    console.info(`of the acts, these were done or refused: ${JSON.stringify(Object.fromEntries(done))}`);
    expect(done.size).toBeGreaterThan(15);
  },
);
