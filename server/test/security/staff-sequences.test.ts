import { globalRoles, institutionRoles } from '@lectern/domain/base/account/role.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup, buildInstitution } from '../../seed/school.ts';
import { howMany, longTest } from '../deep.ts';
import { testServer, type TestServer } from '../harness.ts';
import { openUnlimited, type Call } from '../unlimited.ts';
import { wrongs, type Act, type AllHeld, type Entry, type Handed, type Held } from './staff-model.ts';

let server: TestServer;
let call: Call;
beforeAll(async () => {
  server = await testServer();
  call = await openUnlimited(server);
});

const staff = ['SYSTEM_ADMIN', 'DEVELOPER', 'TECH_SUPPORT', 'CUSTOMER_SUCCESS', 'SALES_MANAGER', 'USER'] as const;
const members = ['CENTER_ADMIN', 'CENTER_ADMIN', 'INSTRUCTOR', 'INSTRUCTOR', 'STUDENT'] as const;
/** Somebody who sells and teaches. */
const sellingTeacher = staff.length + members.length;

type Place = {
  readonly people: readonly BuiltUser[];
  readonly institution_id: string;
  readonly group_id: string;
  readonly handed: Handed;
};

/** An institution with members of each role, a group that one of its instructors leads, and staff; one of them teaches there. */
async function buildPlace(): Promise<Place> {
  const { db } = server;
  const { id: institution_id } = await buildInstitution(db);
  const people: BuiltUser[] = [];
  for (const role of staff) people.push(await buildUser(db, { role }));
  for (const role of members) {
    const user = await buildUser(db);
    people.push(user);
    await addInstitutionMember(db, institution_id, user.id, role);
  }
  const [leader, learner] = people.slice(-2) as [BuiltUser, BuiltUser];
  const both = await buildUser(db, { role: 'SALES_MANAGER' });
  people.push(both);
  await addInstitutionMember(db, institution_id, both.id, 'INSTRUCTOR');
  const { id: group_id } = await buildGroup(db, { institution_id, owner_id: leader.id, group_size: 20 });
  await addGroupMember(db, group_id, learner.id);
  return { people, institution_id, group_id, handed: new Map() };
}

/** Anybody; sometimes, who is looked for when it is done. */
const anyone = fc.nat({ max: sellingTeacher });
const anyStep = fc.record({
  actor: fc.oneof({ weight: 6, arbitrary: anyone }, { weight: 1, arbitrary: fc.constant(sellingTeacher) }),
  about: fc.oneof(
    { weight: 3, arbitrary: anyone },
    { weight: 2, arbitrary: fc.constantFrom('WHO_LEADS', 'WHO_IS_INVITED') },
  ),
  next: fc.oneof({ weight: 1, arbitrary: anyone }, { weight: 1, arbitrary: fc.constantFrom('WHO_TEACHES', 'SELF') }),
  globalRole: fc.constantFrom(...globalRoles),
  role: fc.constantFrom(...institutionRoles),
  /** Which entry from the last one backwards is taken back. */
  entry: fc.nat({ max: 3 }),
  ofInstitution: fc.boolean(),
  does: fc.constantFrom(
    'updateUser',
    'updateMember',
    'removeMember',
    'restoreMember',
    'addMember',
    'invite',
    'changeInvitation',
    'transfer',
    'undo',
    'undo',
  ),
});
type Step = typeof anyStep extends fc.Arbitrary<infer Made> ? Made : never;

const documents = {
  updateUser: `mutation ($u: ID!, $global: GlobalRole!) { updateUser(where: { id: $u }, data: { role: $global }) { id } }`,
  updateMember: `mutation ($m: ID!, $r: InstitutionRole!) { updateInstitutionMember(id: $m, data: { role: $r }) { id } }`,
  removeMember: `mutation ($m: ID!, $g: ID!, $s: ID!) {
    deleteInstitutionMember(id: $m, successors: [{ group_id: $g, user_id: $s }]) { success } }`,
  restoreMember: `mutation ($m: ID!) { restoreInstitutionMember(id: $m) { member { id } } }`,
  addMember: `mutation ($u: ID!, $i: ID!, $r: InstitutionRole!) { addInstitutionMember(data: { user_id: $u, institution_id: $i, role: $r }) { id } }`,
  invite: `mutation ($email: String!, $i: ID!, $r: InstitutionRole!) { inviteInstitutionMember(
    data: { first_name: "A", last_name: "B", email: $email, institution_id: $i, role: $r }) { id } }`,
  changeInvitation: `mutation ($n: ID!, $r: InstitutionRole!) { updateInstitutionInvitationMember(id: $n, data: { role: $r }) { id } }`,
  transfer: `mutation ($g: ID!, $u: ID!) { transferGroup(id: $g, user_id: $u) { id } }`,
  undo: `mutation ($e: String!) { undoAuditEntry(where: { id: $e }) { left_out { code } } }`,
} as const;

async function readHeld({ people, institution_id, group_id }: Place): Promise<AllHeld> {
  const { rows } = await sql<Held>`
    select u.id, u.role as global, n.role as offered, m.id as member_id, n.id as invitation_id,
      case when m.deleted_on is null then m.role end as member, m.role as was_member,
      case when g.deleted_on is null then g.role end as "group",
      case when g.deleted_on = m.deleted_on then g.role end as was_in_group
    from users u
    left join institution_members m on m.user_id = u.id and m.institution_id = ${institution_id}
    left join group_members g on g.user_id = u.id and g.group_id = ${group_id}
    left join invitations n on n.email = u.email and n.institution_id = ${institution_id}
    where u.id = any(${people.map(({ id }) => id)}::uuid[])`.execute(server.db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The entry that is taken back: one of the last of the institution, or of a person; made up where there is none. */
async function readEntry(place: Place, about: string, step: Step): Promise<{ id: string; entry: Entry | null }> {
  const [chain, chain_id] = step.ofInstitution ? ['INSTITUTION', place.institution_id] : ['PERSON', about];
  const { rows } = await sql<Entry & { id: string }>`
    select chain || '.' || chain_id || '.' || number as id, action, object_id, details
    from audit_log where chain = ${chain} and chain_id = ${chain_id}
    order by audit_log.number desc limit ${step.entry + 1}`.execute(server.db);
  const entry = rows.at(-1) ?? null;
  return { id: entry?.id ?? `${chain}.${chain_id}.1`, entry };
}

/** Does a step: what came of it, and as what the model sees it. */
async function play(place: Place, before: AllHeld, step: Step): Promise<{ act: Act; code: string | null }> {
  const { people, institution_id, group_id } = place;
  const holding = (holds: (one: Held) => boolean) => people.find(({ id }) => holds(before.get(id) as Held));
  const [actor, first] = [people[step.actor], people[0]] as [BuiltUser, BuiltUser];
  const sought = {
    WHO_LEADS: holding(({ group }) => group === 'MAIN_INSTRUCTOR'),
    WHO_IS_INVITED: holding(({ offered }) => offered !== null),
  };
  const about = (typeof step.about === 'number' ? people[step.about] : sought[step.about]) ?? first;
  const teaches = holding(({ id, member }) => member === 'INSTRUCTOR' && id !== about.id && id !== actor.id);
  const named = { WHO_TEACHES: teaches, SELF: actor };
  const next = (typeof step.next === 'number' ? people[step.next] : named[step.next]) ?? first;
  const { member_id, invitation_id } = before.get(about.id) as Held;
  const { id: e, entry } = step.does === 'undo' ? await readEntry(place, about.id, step) : { id: '', entry: null };
  const all = {
    u: about.id,
    m: member_id ?? crypto.randomUUID(),
    n: invitation_id ?? crypto.randomUUID(),
    i: institution_id,
    g: group_id,
    s: next.id,
    r: step.role,
    global: step.globalRole,
    email: about.email,
    e,
  };
  const query = documents[step.does];
  const asked = Object.fromEntries(Object.entries(all).filter(([name]) => query.includes(`$${name}:`)));
  const { code } = await call(actor, query, asked);
  const { does, role, globalRole } = step;
  return { act: { actor: actor.id, about: about.id, next: next.id, does, role, globalRole, entry }, code };
}

/** What was done, for those who read how much of it was. */
function nameOf({ does, about, entry }: Act, before: AllHeld): string {
  if (does === 'undo') return `undo of ${entry?.action}`;
  return does === 'removeMember' && before.get(about)?.group === 'MAIN_INSTRUCTOR' ? 'handOver' : does;
}

const sequences = howMany({ sample: 100, deep: 10_000 });
/** Each act, the hand-over and what is taken back are all done. */
const leastKinds = howMany({ sample: 5, deep: 13 });

describe('what staff and centers do to roles (T20)', () => {
  it(
    `raises nobody's own rights, gives no more than they may and does what a model foretells, taken back or not, in ${sequences} random sequences`,
    async () => {
      const done = new Map<string, number>();
      let place = await buildPlace();
      let played = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 8 }), async (steps) => {
          if ((played += 1) % 5 === 0) place = await buildPlace();
          let before = await readHeld(place);
          for (const step of steps) {
            const { act, code } = await play(place, before, step);
            const after = await readHeld(place);
            const wrong = wrongs(act, code === null, before, after, place.handed);
            if (wrong.length > 0)
              throw new Error(
                `${JSON.stringify({ ...act, code, caller: before.get(act.actor) })}: ${wrong.join('; ')}`,
              );
            const name = nameOf(act, before);
            if (code === null) done.set(name, (done.get(name) ?? 0) + 1);
            before = after;
          }
        }),
        { numRuns: sequences, endOnFailure: true },
      );
      console.info(`of the steps, these were done: ${JSON.stringify(Object.fromEntries(done))}`);
      expect(done.size).toBeGreaterThan(leastKinds);
    },
    longTest,
  );
});
