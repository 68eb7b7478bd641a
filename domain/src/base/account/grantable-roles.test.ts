import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowed } from '../../permission.ts';
import { mayChangeMember, rolesToGive } from '../../business/institution/members.ts';
import { grantableRoles, mayActUpon } from './grantable-roles.ts';
import { globalRoles, institutionRoles, type GlobalRole, type InstitutionRole } from './role.ts';

const anyRole = fc.constantFrom<GlobalRole>(...globalRoles);
const others = (editor: GlobalRole, person: GlobalRole, elsewhere: readonly GlobalRole[] = []) =>
  grantableRoles(editor, { role: person, elsewhere, isSelf: false });

describe('the roles somebody may give', () => {
  // D2-2.118, 2.119, 6.34
  it('are none to oneself, whoever one is', () => {
    fc.assert(
      fc.property(anyRole, (one) => {
        expect(grantableRoles(one, { role: one, elsewhere: [], isSelf: true })).toEqual([]);
      }),
    );
  });

  it('are the role of the person among others, or none at all', () => {
    fc.assert(
      fc.property(anyRole, anyRole, (editor, person) => {
        const roles = others(editor, person);
        expect(roles.length === 0 || (roles.includes(person) && roles.length > 1)).toBe(true);
      }),
    );
  });

  it('hold SYSTEM_ADMIN, or are given to one, by a system administrator only', () => {
    fc.assert(
      fc.property(anyRole, anyRole, (editor, person) => {
        fc.pre(editor !== 'SYSTEM_ADMIN');
        expect(others(editor, person)).not.toContain('SYSTEM_ADMIN');
        expect(person === 'SYSTEM_ADMIN' && others(editor, person).length > 0).toBe(false);
      }),
    );
  });

  it('hold DEVELOPER for nobody else by a developer', () => {
    expect(others('DEVELOPER', 'STUDENT')).not.toContain('DEVELOPER');
    expect(others('DEVELOPER', 'STUDENT')).toHaveLength(globalRoles.length - 2);
    expect(others('DEVELOPER', 'DEVELOPER')).toContain('USER');
  });

  it.each(['TECH_SUPPORT', 'CUSTOMER_SUCCESS'] as const)('are those of people in schools by %s', (editor) => {
    expect(others(editor, 'INSTRUCTOR')).toEqual(['USER', 'STUDENT', 'INSTRUCTOR', 'MAIN_INSTRUCTOR']);
    expect(others(editor, 'SALES_MANAGER')).toEqual([]);
    expect(others(editor, editor)).toEqual([]);
    expect(others(editor, 'USER', ['INSTRUCTOR', 'MAIN_INSTRUCTOR'])).toContain('USER');
  });

  it.each(['TECH_SUPPORT', 'CUSTOMER_SUCCESS'] as const)(
    'are none by %s to who administers an institution, or may by an open invitation, whatever their role in Lectern',
    (editor) => {
      for (const person of ['USER', 'INSTRUCTOR'] as const)
        expect(others(editor, person, ['STUDENT', 'CENTER_ADMIN'])).toEqual([]);
    },
  );

  it('are none to whom an operator awaits as an administrator, but by one', () => {
    for (const editor of globalRoles)
      expect(others(editor, 'USER', ['SYSTEM_ADMIN']).length > 0).toBe(editor === 'SYSTEM_ADMIN');
  });

  it.each(['PRODUCT_MANAGER', 'SALES_MANAGER', 'CONTENT_MANAGER', 'USER', 'CENTER_ADMIN'] as const)(
    'are none by %s',
    (editor) => {
      for (const person of globalRoles) expect(others(editor, person)).toEqual([]);
    },
  );
});

/** What each role may give at all, written down apart from the rule. */
const mayGive = (actor: GlobalRole, right: GlobalRole): boolean => {
  if (actor === 'SYSTEM_ADMIN') return true;
  if (actor === 'DEVELOPER') return right !== 'SYSTEM_ADMIN';
  const inSchools = ['USER', 'STUDENT', 'INSTRUCTOR', 'MAIN_INSTRUCTOR'].includes(right);
  return inSchools && (actor === 'TECH_SUPPORT' || actor === 'CUSTOMER_SUCCESS');
};

type Person = {
  role: GlobalRole;
  members: (InstitutionRole | null)[];
  invited: (InstitutionRole | null)[];
  /** Whether they lead the group of a school. */
  leads: boolean[];
};
type World = {
  /** Everybody with the account of their own. */
  readonly people: Person[];
  readonly links: { who: number; by: number; of: number }[];
};

const schools = 2;
const held = (list: readonly (InstitutionRole | null)[]) => list.filter((one) => one !== null);
const standingOf = ({ role, members, invited, leads }: Person) => ({
  role,
  elsewhere: [
    ...held(members),
    ...held(invited),
    ...leads.flatMap((one) => (one ? (['MAIN_INSTRUCTOR'] as const) : [])),
  ],
});

/** Whoever acts, and upon whom. */
const two = ({ people }: World, by: number, of: number) => {
  const [actor, account] = [people[by], people[of]];
  if (!actor || !account) throw new Error('The model has no such person.');
  return [actor, account] as const;
};
const among = <Role>(roles: readonly Role[], pick: number) => roles[pick % Math.max(roles.length, 1)];

/** All acts of this model upon an account; each says no where the rules do. `by` is the account that acts. */
const acts = {
  link: (world: World, by: number, of: number, _at: number, _pick: number, who: number) => {
    const [actor, account] = two(world, by, of);
    if (by !== of && mayActUpon(actor.role, standingOf(account))) world.links.push({ who, by, of });
  },
  edit: (world: World, by: number, of: number, _at: number, pick: number) => {
    const [actor, account] = two(world, by, of);
    const roles = grantableRoles(actor.role, { ...standingOf(account), isSelf: by === of });
    account.role = among(roles, pick) ?? account.role;
  },
  invite: (world: World, by: number, of: number, at: number, pick: number) => {
    const [actor, account] = two(world, by, of);
    const roles = rolesToGive({ globalRole: actor.role, institutionRole: actor.members[at] ?? null });
    account.invited[at] = among(roles, pick) ?? account.invited[at] ?? null;
  },
  accept: (world: World, by: number, of: number, at: number) => {
    const [person] = two(world, by, of);
    person.members[at] ??= person.invited[at] ?? null;
    person.invited[at] = null;
  },
  change: (world: World, by: number, of: number, at: number, pick: number) => {
    const [person, account] = two(world, by, of);
    const actor = { globalRole: person.role, institutionRole: person.members[at] ?? null };
    const role = account.members[at];
    if (!role || !mayChangeMember(actor, { role, isSelf: by === of })) return;
    account.members[at] = among(rolesToGive(actor), pick) ?? null;
  },
  /** The group of a school goes to somebody who teaches there; who led it leads it no more. */
  handOver: ({ people }: World, by: number, of: number, at: number) => {
    const [person, account] = two({ people, links: [] }, by, of);
    const groupRole = person.leads[at] ? ('MAIN_INSTRUCTOR' as const) : null;
    const principal = {
      signedIn: true,
      globalRole: person.role,
      institutionRole: person.members[at] ?? null,
      groupRole,
    };
    if (!isAllowed('transferGroup', principal) || account.members[at] !== 'INSTRUCTOR') return;
    for (const one of people) one.leads[at] = one === account;
  },
};
const nameOfAct = fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[]));
const membership = fc.array(fc.option(fc.constantFrom(...institutionRoles)), {
  minLength: schools,
  maxLength: schools,
});
/** Not one constant: a person would lead what another does. */
const leads = fc.array(fc.constant(false), { minLength: schools, maxLength: schools });
/** Half of them hold a role that acts upon others, or that these may be acted upon in. */
const oftenRole = fc.oneof(
  anyRole,
  fc.constantFrom<GlobalRole>('SYSTEM_ADMIN', 'DEVELOPER', 'TECH_SUPPORT', 'SALES_MANAGER', 'USER'),
);
const somebody = fc.record({ role: oftenRole, members: membership, invited: membership, leads });
const step = fc.record({
  act: nameOfAct,
  who: fc.nat(5),
  of: fc.nat(5),
  at: fc.nat(schools - 1),
  pick: fc.nat(14),
  opens: fc.boolean(),
  /** Whether they act as the account that they came to last. */
  goesOn: fc.boolean(),
});

const everywhere = Array.from({ length: schools }, (_, at) => at);

/** What an account may do or can take up by itself, each right with its place. */
const rightsOf = ({ role, members, invited, leads: led }: Person): string[] => [
  role,
  ...everywhere.flatMap((at) => [
    ...held([members[at] ?? null, invited[at] ?? null]).map((one) => `${one} in ${at}`),
    ...(led[at] ? [`MAIN_INSTRUCTOR in ${at}`] : []),
  ]),
];

/** Rights with all that whoever has them may give, written down apart from the rule. */
const withGiven = (rights: readonly string[]): readonly string[] =>
  rights.flatMap((right) => {
    const [name, place] = right.split(' in ');
    if (place === undefined) {
      const roles = globalRoles.filter((role) => mayGive(name as GlobalRole, role));
      const opened = roles.filter((role) => ['STUDENT', 'INSTRUCTOR', 'MAIN_INSTRUCTOR'].includes(role));
      const sold = ['SALES_MANAGER', 'DEVELOPER', 'SYSTEM_ADMIN'].includes(right)
        ? ['CENTER_ADMIN', 'INSTRUCTOR', 'STUDENT', 'MAIN_INSTRUCTOR']
        : [];
      return [right, ...roles, ...[...opened, ...sold].flatMap((role) => everywhere.map((at) => `${role} in ${at}`))];
    }
    const ofAdministrators = ['INSTRUCTOR', 'STUDENT', 'MAIN_INSTRUCTOR'].map((role) => `${role} in ${place}`);
    return name === 'CENTER_ADMIN' ? [right, ...ofAdministrators] : [right];
  });

it('nobody opens an account that may do what they could not have given, nor comes to that by going on as it, in any order of acts', () => {
  let wentOn = 0;
  fc.assert(
    fc.property(
      fc.array(somebody, { minLength: 6, maxLength: 6 }),
      fc.array(step, { minLength: 1, maxLength: 40, size: 'max' }),
      (made, steps) => {
        const people = structuredClone(made) as Person[];
        const world: World = { people, links: [] };
        /** Whose accounts each of them acts as, and what they may come to by that. */
        const minds = people.map((own, at) => ({ accounts: [at], may: new Set(withGiven(rightsOf(own))) }));
        for (const { act, who, of, at, pick, opens, goesOn } of steps) {
          const mind = minds[who];
          const account = people[of];
          if (!mind || !account) throw new Error('The model has no such person.');
          const by = (goesOn ? mind.accounts.at(-1) : undefined) ?? who;
          if (by !== who) wentOn++;
          const before = rightsOf(account);
          acts[act](world, by, of, at, pick, who);
          // What somebody else gives to an account is given to whoever acts as it.
          const given = withGiven(rightsOf(account).filter((right) => !before.includes(right)));
          for (const other of minds)
            if (other !== mind && other.accounts.includes(of)) for (const right of given) other.may.add(right);
          let tooMuch: readonly GlobalRole[] = [];
          const link = opens ? world.links.shift() : undefined;
          // The rule is asked again when a link is opened: its account may have come to more since.
          if (link) {
            const [actor, opened] = two(world, link.by, link.of);
            const rights: readonly GlobalRole[] = [opened.role, ...standingOf(opened).elsewhere];
            const mayOpen = mayActUpon(actor.role, standingOf(opened));
            if (mayOpen) minds[link.who]?.accounts.push(link.of);
            tooMuch = mayOpen ? rights.filter((right) => !mayGive(actor.role, right)) : [];
          }
          expect(tooMuch).toEqual([]);
          for (const { accounts, may } of minds) {
            const ends = accounts.flatMap((one) => rightsOf(people[one] ?? account));
            expect(ends.filter((right) => !may.has(right))).toEqual([]);
          }
        }
      },
    ),
    { numRuns: 3000 },
  );
  // Chance leads there often.
  expect(wentOn).toBeGreaterThan(1000);
});
