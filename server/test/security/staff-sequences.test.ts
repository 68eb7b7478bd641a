import { globalRoles, institutionRoles, type GlobalRole, type InstitutionRole } from '@lectern/domain/account/role.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup, buildInstitution } from '../../seed/school.ts';
import { howMany, longTest } from '../deep.ts';
import { testServer, type TestServer } from '../harness.ts';
import { openUnlimited, type Call } from '../unlimited.ts';
import { mayGive } from './roles-given.ts';

let server: TestServer;
let call: Call;
beforeAll(async () => {
  server = await testServer();
  call = await openUnlimited(server);
});

const staff = ['SYSTEM_ADMIN', 'DEVELOPER', 'TECH_SUPPORT', 'CUSTOMER_SUCCESS', 'SALES_MANAGER', 'USER'] as const;
const members = ['CENTER_ADMIN', 'CENTER_ADMIN', 'INSTRUCTOR', 'STUDENT'] as const;

type Place = { readonly people: readonly BuiltUser[]; readonly institution_id: string; readonly group_id: string };

/** An institution with members of each role, a group that its instructor leads, and staff who belong to nothing. */
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
  const [instructor, learner] = people.slice(-2) as [BuiltUser, BuiltUser];
  const { id: group_id } = await buildGroup(db, { institution_id, owner_id: instructor.id, group_size: 9 });
  await addGroupMember(db, group_id, learner.id);
  return { people, institution_id, group_id };
}

const anyStep = fc.record({
  actor: fc.nat({ max: staff.length + members.length - 1 }),
  about: fc.nat({ max: staff.length + members.length - 1 }),
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
  ),
});
type Step = typeof anyStep extends fc.Arbitrary<infer Made> ? Made : never;

const documents = {
  updateUser: `mutation ($u: ID!, $global: GlobalRole!) { updateUser(where: { id: $u }, data: { role: $global }) { id } }`,
  updateMember: `mutation ($m: ID!, $r: InstitutionRole!) { updateInstitutionMember(id: $m, data: { role: $r }) { id } }`,
  removeMember: `mutation ($m: ID!) { deleteInstitutionMember(id: $m) { success } }`,
  restoreMember: `mutation ($m: ID!) { restoreInstitutionMember(id: $m) { member { id } } }`,
  addMember: `mutation ($u: ID!, $i: ID!, $r: InstitutionRole!) { addInstitutionMember(data: { user_id: $u, institution_id: $i, role: $r }) { id } }`,
  invite: `mutation ($email: String!, $i: ID!, $r: InstitutionRole!) { inviteInstitutionMember(
    data: { first_name: "A", last_name: "B", email: $email, institution_id: $i, role: $r }) { id } }`,
  changeInvitation: `mutation ($n: ID!, $r: InstitutionRole!) { updateInstitutionInvitationMember(id: $n, data: { role: $r }) { id } }`,
  transfer: `mutation ($g: ID!, $u: ID!) { transferGroup(id: $g, user_id: $u) { id } }`,
  undo: `mutation ($e: String!) { undoAuditEntry(where: { id: $e }) { left_out { code } } }`,
} as const;

/** What people hold, and what is offered to their addresses. */
type Held = {
  readonly id: string;
  readonly global: GlobalRole;
  readonly member: InstitutionRole | null;
  readonly group: 'MAIN_INSTRUCTOR' | 'INSTRUCTOR' | 'STUDENT' | null;
  readonly offered: InstitutionRole | null;
  readonly member_id: string | null;
  readonly invitation_id: string | null;
};

async function readHeld({ people, institution_id, group_id }: Place): Promise<Map<string, Held>> {
  const { rows } = await sql<Held>`
    select u.id, u.role as global, g.role as "group", n.role as offered, m.id as member_id, n.id as invitation_id,
      case when m.deleted_on is null then m.role end as member
    from users u
    left join institution_members m on m.user_id = u.id and m.institution_id = ${institution_id}
    left join group_members g on g.user_id = u.id and g.group_id = ${group_id} and g.deleted_on is null
    left join invitations n on n.email = u.email and n.institution_id = ${institution_id}
    where u.id = any(${people.map(({ id }) => id)}::uuid[])`.execute(server.db);
  return new Map(rows.map((row) => [row.id, row]));
}

async function play({ people, institution_id, group_id }: Place, before: Map<string, Held>, step: Step) {
  const [actor, about] = [people[step.actor], people[step.about]] as [BuiltUser, BuiltUser];
  const { member_id, invitation_id } = before.get(about.id) as Held;
  const [chain, chain_id] = step.ofInstitution ? ['INSTITUTION', institution_id] : ['PERSON', about.id];
  const { rows } = await sql<{ entries: number }>`
    select entries::int from audit_chains where chain = ${chain} and chain_id = ${chain_id}`.execute(server.db);
  const all = {
    u: about.id,
    m: member_id ?? crypto.randomUUID(),
    n: invitation_id ?? crypto.randomUUID(),
    i: institution_id,
    g: group_id,
    r: step.role,
    global: step.globalRole,
    email: about.email,
    e: `${chain}.${chain_id}.${Math.max(1, (rows[0]?.entries ?? 0) - step.entry)}`,
  };
  const query = documents[step.does];
  const asked = Object.fromEntries(Object.entries(all).filter(([name]) => query.includes(`$${name}:`)));
  return call(actor, query, asked);
}

const ranks = {
  member: [null, 'STUDENT', 'INSTRUCTOR', 'CENTER_ADMIN'],
  group: [null, 'STUDENT', 'INSTRUCTOR', 'MAIN_INSTRUCTOR'],
} as const;
const isRaised = (kind: keyof typeof ranks, was: Held, is: Held) => {
  const order: readonly (string | null)[] = ranks[kind];
  return order.indexOf(is[kind]) > order.indexOf(was[kind]);
};

const sells = ({ global }: Held) => ['SALES_MANAGER', 'DEVELOPER', 'SYSTEM_ADMIN'].includes(global);
/** Who may give the group to whoever may lead it, themselves among them. */
const transfers = ({ global, member, group }: Held) =>
  ['DEVELOPER', 'SYSTEM_ADMIN'].includes(global) || member === 'CENTER_ADMIN' || group === 'MAIN_INSTRUCTOR';

/** What a step gave that its actor may not give, in words; nothing where all is well. */
function wrongs(step: Step, caller: Held, before: Map<string, Held>, after: Map<string, Held>): string[] {
  const found: string[] = [];
  for (const [id, was] of before) {
    const is = after.get(id) as Held;
    const isSelf = id === caller.id;
    if (was.global !== is.global && (isSelf || !mayGive(caller.global, was.global, is.global)))
      found.push(`${was.global} became ${is.global}`);
    if (isRaised('member', was, is)) {
      const accepts = isSelf && step.does === 'addMember' && was.offered === is.member;
      const gives = !isSelf && (sells(caller) || (caller.member === 'CENTER_ADMIN' && is.member !== 'CENTER_ADMIN'));
      if (!accepts && !gives) found.push(`${was.member} became ${is.member}`);
    }
    if (is.offered === 'CENTER_ADMIN' && was.offered !== 'CENTER_ADMIN' && !sells(caller))
      found.push(`${was.offered} was offered CENTER_ADMIN`);
    if (isRaised('group', was, is)) {
      // Who comes back into the institution comes back into its groups.
      const comesBack = was.member === null && is.member !== null;
      if (!transfers(caller) && !(comesBack && !isSelf)) found.push(`${was.group} became ${is.group}`);
    }
  }
  return found;
}

const sequences = howMany({ sample: 100, deep: 10_000 });

describe('what staff and centers do to roles (T20)', () => {
  it(
    `raises nobody's own rights and gives no more than they may, taken back or not, in ${sequences} random sequences`,
    async () => {
      const changed = new Map<string, number>();
      let place = await buildPlace();
      let played = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 8 }), async (steps) => {
          if ((played += 1) % 5 === 0) place = await buildPlace();
          let before = await readHeld(place);
          for (const step of steps) {
            const caller = before.get(place.people[step.actor]?.id ?? '') as Held;
            const { code } = await play(place, before, step);
            const after = await readHeld(place);
            const wrong = wrongs(step, caller, before, after);
            if (wrong.length > 0) throw new Error(`${JSON.stringify({ ...step, caller })}: ${wrong.join('; ')}`);
            if (code === null) changed.set(step.does, (changed.get(step.does) ?? 0) + 1);
            before = after;
          }
        }),
        { numRuns: sequences, endOnFailure: true },
      );
      console.info(`of the steps, these were done: ${JSON.stringify(Object.fromEntries(changed))}`);
      expect(changed.size).toBeGreaterThan(4);
    },
    longTest,
  );
});
