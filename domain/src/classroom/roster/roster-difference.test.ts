import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RosterRow } from './read-roster.ts';
import { rosterDifference, type RosterDifference } from './roster-difference.ts';
import type {
  RosterChoice,
  RosterGroup,
  RosterMembership,
  RosterMissing,
  RosterPerson,
  RosterState,
} from './roster-state.ts';

const today = '2026-10-10';

const groupOf = (id: string, values: Partial<RosterGroup> = {}): RosterGroup => ({
  id,
  today,
  status: 'STARTED',
  start_date: '2026-09-01',
  end_date: '2026-12-18',
  group_size: 20,
  learners: 0,
  license_expiry_date: '2027-08-31',
  may_add_instructors: true,
  ...values,
});

const live = (group_id: string, role: RosterMembership['role'] = 'STUDENT'): RosterMembership => ({
  group_id,
  role,
  earlier: 'LIVE',
});

const personOf = (name: string, values: Partial<RosterPerson> = {}): RosterPerson => ({
  user_id: name,
  email: `${name}@school.test`,
  institution_role: 'STUDENT',
  memberships: [],
  ...values,
});

const rowOf = (name: string, line: number, values: Partial<RosterRow> = {}): RosterRow => ({
  line,
  email: `${name}@school.test`,
  first_name: '',
  last_name: '',
  role: null,
  group: null,
  wrong: null,
  ...values,
});

/** A and B are groups that files may name; lines that name none are about A. */
function stateOf(values: Partial<RosterState> = {}): RosterState {
  const people = values.people ?? [];
  const groups = values.groups ?? [groupOf('A'), groupOf('B')];
  const learnersIn = (id: string) =>
    people.filter(({ memberships }) =>
      memberships.some(({ group_id, role, earlier }) => group_id === id && role === 'STUDENT' && earlier === 'LIVE'),
    ).length;
  return {
    named: new Map([[null, ['A']], ...groups.map(({ id }) => [id, [id]] as const)]),
    awaited: [],
    elsewhere: new Map(),
    begun: [],
    ...values,
    people,
    groups: groups.map((group) => ({ ...group, learners: learnersIn(group.id) })),
  };
}

/** What becomes of each line: its kind, or why it is left out. */
const outcomes = ({ lines }: RosterDifference) => lines.map(({ kind, why }) => why ?? kind);

/** What becomes of one line that names Mia. */
const ofMia = (mia: Partial<RosterPerson> | null, row: Partial<RosterRow> = {}, state: Partial<RosterState> = {}) =>
  outcomes(
    rosterDifference([rowOf('mia', 2, row)], stateOf({ people: mia ? [personOf('mia', mia)] : [], ...state })),
  )[0];

describe('a line of the file', () => {
  it.each<[string, Partial<RosterPerson> | null, Partial<RosterRow>, Partial<RosterState>, string]>([
    ['adds a learner of the institution', {}, {}, {}, 'ADDED'],
    ['takes somebody back who was removed', { memberships: [{ ...live('A'), earlier: 'BLOCKED' }] }, {}, {}, 'ADDED'],
    ['adds an instructor', { institution_role: 'INSTRUCTOR' }, { role: 'INSTRUCTOR' }, {}, 'ADDED'],
    ['leaves a member alone', { memberships: [live('A')] }, {}, {}, 'UNCHANGED'],
    [
      'leaves the main instructor alone',
      { memberships: [live('A', 'MAIN_INSTRUCTOR')] },
      { role: 'INSTRUCTOR' },
      {},
      'UNCHANGED',
    ],
    ['awaits whom the institution does not know', null, {}, {}, 'AWAITED'],
    ['awaits whom it knows no more', { institution_role: null }, {}, {}, 'AWAITED'],
    ['adds a learner of another group beside it', { memberships: [live('B')] }, {}, {}, 'ADDED'],
    ['of a full group is left out', {}, {}, { groups: [groupOf('A', { group_size: 0 })] }, 'GROUP_FULL'],
    [
      'of a group that is over is left out',
      {},
      {},
      { groups: [groupOf('A', { status: 'ENDED' })] },
      'GROUP_NOT_ACTIVE',
    ],
    ['awaits nobody in it either', null, {}, { groups: [groupOf('A', { status: 'ENDED' })] }, 'GROUP_NOT_ACTIVE'],
    ['awaits in a full group', null, {}, { groups: [groupOf('A', { group_size: 0 })] }, 'AWAITED'],
    ['is left out where it is wrong', {}, { wrong: 'EMAIL' }, {}, 'EMAIL'],
    ['of a group that is not known', {}, { group: 'C' }, {}, 'UNKNOWN_GROUP'],
    ['of a name that two groups have', {}, {}, { named: new Map([[null, ['A', 'B']]]) }, 'SEVERAL_GROUPS_OF_THAT_NAME'],
    ['gives a member no other role', { memberships: [live('A')] }, { role: 'INSTRUCTOR' }, {}, 'OTHER_ROLE'],
    ['makes no learner of an instructor', { institution_role: 'INSTRUCTOR' }, {}, {}, 'OTHER_ROLE'],
    ['makes no instructor of a learner', {}, { role: 'INSTRUCTOR' }, {}, 'OTHER_ROLE'],
    ['awaits no instructor', null, { role: 'INSTRUCTOR' }, {}, 'OTHER_ROLE'],
    [
      'adds instructors for the main instructor alone',
      { institution_role: 'INSTRUCTOR' },
      { role: 'INSTRUCTOR' },
      { groups: [groupOf('A', { may_add_instructors: false })] },
      'MAIN_INSTRUCTOR_ONLY',
    ],
  ])('%s', (_what, mia, row, state, outcome) => {
    expect(ofMia(mia, row, state)).toBe(outcome);
  });

  it('is about a person and a group once', () => {
    const rows = [rowOf('mia', 2), rowOf('mia', 3), rowOf('mia', 4, { group: 'B' })];
    expect(outcomes(rosterDifference(rows, stateOf({ people: [personOf('mia')] })))).toEqual([
      'ADDED',
      'REPEATED',
      'ADDED',
    ]);
  });
});

describe('a learner of another group', () => {
  const mia = personOf('mia', { memberships: [live('B')] });

  it('moves where the file fills that group too and does not name them there', () => {
    const rows = [rowOf('mia', 2), rowOf('bo', 3, { group: 'B' })];
    const difference = rosterDifference(rows, stateOf({ people: [mia, personOf('bo')] }));
    expect(outcomes(difference)).toEqual(['MOVED', 'ADDED']);
    expect(difference.lines[0]).toMatchObject({ from: 'B', group_id: 'A', user_id: 'mia' });
    expect(difference.missing).toEqual([]);
  });

  it('is added where the file names them in both', () => {
    const rows = [rowOf('mia', 2), rowOf('mia', 3, { group: 'B' })];
    expect(outcomes(rosterDifference(rows, stateOf({ people: [mia] })))).toEqual(['ADDED', 'UNCHANGED']);
  });

  const elsewhereOf = (shares: string[], may_move = true) =>
    new Map(['B', 'C'].map((id) => [id, { shares, may_move }]));

  it.each<[string, string[], boolean, RosterChoice | null, string, RosterChoice[]]>([
    ['with a course in common stays there', ['A'], true, null, 'ELSEWHERE', ['ADD', 'MOVE', 'LEAVE']],
    ['without one is added', ['D'], true, null, 'ADDED', ['ADD', 'MOVE', 'LEAVE']],
    ['moves where that is chosen', ['A'], true, 'MOVE', 'MOVED', ['ADD', 'MOVE', 'LEAVE']],
    ['moves without a course in common, too', ['D'], true, 'MOVE', 'MOVED', ['ADD', 'MOVE', 'LEAVE']],
    ['is added where that is chosen', ['A'], true, 'ADD', 'ADDED', ['ADD', 'MOVE', 'LEAVE']],
    ['stays where that is chosen', ['D'], true, 'LEAVE', 'ELSEWHERE', ['ADD', 'MOVE', 'LEAVE']],
    ['does not move from where nobody may take them', ['A'], false, 'MOVE', 'ELSEWHERE', ['ADD', 'LEAVE']],
  ])('elsewhere %s', (_what, shares, may_move, choice, kind, choices) => {
    const ticked = { removed: [], choices: new Map(choice ? [[2, choice]] : []) };
    const state = stateOf({ people: [mia], elsewhere: elsewhereOf(shares, may_move) });
    const [line] = rosterDifference([rowOf('mia', 2)], state, ticked).lines;
    expect(line).toMatchObject({ kind, choices, from: 'B' });
  });

  it('of two groups is moved from neither by itself, and is left out where an exercise is begun in both', () => {
    const both = personOf('mia', { memberships: [live('B'), live('C')] });
    const [line] = rosterDifference(
      [rowOf('mia', 2)],
      stateOf({ people: [both], elsewhere: elsewhereOf(['A']) }),
    ).lines;
    expect(line).toMatchObject({ kind: 'ELSEWHERE', choices: ['ADD', 'LEAVE'] });
    const begun = [{ user_id: 'mia', from: 'B', to: 'A' }];
    const ticked = { removed: [], choices: new Map([[2, 'MOVE' as const]]) };
    const state = stateOf({ people: [mia], elsewhere: elsewhereOf(['A']), begun });
    expect(outcomes(rosterDifference([rowOf('mia', 2)], state, ticked))).toEqual(['CONFLICT']);
  });

  it('makes a place free for somebody earlier in the file', () => {
    const groups = [groupOf('A', { group_size: 1 }), groupOf('B', { group_size: 2 })];
    const here = personOf('ash', { memberships: [live('A')] });
    const rows = [rowOf('bo', 2), rowOf('ash', 3, { group: 'B' })];
    const difference = rosterDifference(rows, stateOf({ groups, people: [here, personOf('bo')] }));
    expect(outcomes(difference)).toEqual(['ADDED', 'MOVED']);
    expect(difference.changes.map(({ act }) => act)).toEqual(['MOVE', 'ADD']);
  });
});

describe('who is missing from the file', () => {
  it('is nobody whom it names, though their line is wrong; and they move from nowhere for it', () => {
    const ash = personOf('ash', { memberships: [live('A')] });
    const wrong = rowOf('ash', 2, { wrong: 'ROLE' });
    const difference = rosterDifference([wrong, rowOf('bo', 3)], stateOf({ people: [ash, personOf('bo')] }));
    expect(outcomes(difference)).toEqual(['ROLE', 'ADDED']);
    expect(difference.missing).toEqual([]);
    const both = rosterDifference(
      [wrong, rowOf('bo', 3), rowOf('ash', 4, { group: 'B' })],
      stateOf({ people: [ash, personOf('bo')] }),
    );
    expect(outcomes(both)).toEqual(['ROLE', 'ADDED', 'ADDED']);
  });

  const people = [
    personOf('ash', { memberships: [live('A')] }),
    personOf('bo'),
    personOf('coach', { memberships: [live('A', 'INSTRUCTOR')] }),
    personOf('dale', { memberships: [live('B')] }),
  ];
  const state = stateOf({ people, groups: [groupOf('A', { group_size: 1 }), groupOf('B')] });

  it('is each learner of the groups it fills whom it does not name there; nobody is removed unless they are chosen', () => {
    const difference = rosterDifference([rowOf('bo', 2)], state);
    expect(difference.missing).toEqual([{ group_id: 'A', user_id: 'ash', is_awaited: false }]);
    expect([outcomes(difference), difference.changes]).toEqual([['GROUP_FULL'], []]);
  });

  it('makes a place free where they are chosen', () => {
    const removed = [{ group_id: 'A', user_id: 'ash', is_awaited: false }];
    const difference = rosterDifference([rowOf('bo', 2)], state, { removed, choices: new Map() });
    expect(outcomes(difference)).toEqual(['ADDED']);
    expect(difference.missing).toEqual(removed);
    expect(difference.changes.map(({ act }) => act)).toEqual(['REMOVE', 'ADD']);
  });

  it('is who was awaited and is named no more, and is awaited no longer where they are chosen', () => {
    const awaited = ['gale', 'holm'].map((name) => ({ id: name, group_id: 'A', email: `${name}@school.test` }));
    const missing = [{ group_id: 'A', user_id: 'holm', is_awaited: true }];
    const given = { ...stateOf(), awaited };
    expect(rosterDifference([rowOf('gale', 2)], given)).toMatchObject({ missing, changes: [] });
    const { changes } = rosterDifference([rowOf('gale', 2)], given, { removed: missing, choices: new Map() });
    expect(changes).toEqual([{ act: 'AWAIT_NO_MORE', group_id: 'A', awaited_id: 'holm', email: 'holm@school.test' }]);
  });
});

// Members of two small groups, and files that name them and others.
const names = ['ash', 'bo', 'cy', 'dale', 'elm', 'fir'];
const ids = ['A', 'B'];
const member = fc.constantFrom(null, 'LIVE', 'LEFT', 'BLOCKED', 'TEACHES');
const school = fc.record({
  people: fc.tuple(
    ...names.map((name) =>
      fc
        .record({ A: member, B: member, role: fc.constantFrom('STUDENT', 'STUDENT', 'INSTRUCTOR', null) })
        .map(({ role, ...at }) =>
          personOf(name, {
            institution_role: role as RosterPerson['institution_role'],
            memberships: ids.flatMap((id) => {
              const earlier = at[id as 'A'];
              if (!earlier) return [];
              return earlier === 'TEACHES' ? [live(id, 'INSTRUCTOR')] : [{ ...live(id), earlier }];
            }),
          }),
        ),
    ),
  ),
  spare: fc.tuple(fc.nat(3), fc.nat(3)),
});
const files = fc
  .array(
    fc.record({
      name: fc.constantFrom(...names, 'gale', 'holm'),
      group: fc.constantFrom('A', 'B', 'C', null),
      role: fc.constantFrom(null, null, 'STUDENT' as const, 'INSTRUCTOR' as const),
    }),
    { maxLength: 10 },
  )
  .map((rows) => rows.map(({ name, ...values }, index) => rowOf(name, index + 2, values)));

const schoolOf = ({ people, spare }: { people: readonly RosterPerson[]; spare: readonly number[] }) => {
  const counted = stateOf({ people });
  return {
    ...counted,
    groups: counted.groups.map((one, at) => ({ ...one, group_size: one.learners + (spare[at] ?? 0) })),
  };
};

/** Does the steps of a difference one by one, as the server does, and sees that no group is over full on the way. */
function applied(state: RosterState, { changes }: RosterDifference): RosterState {
  let people = state.people;
  let awaited = state.awaited;
  const put = (user_id: string, one: RosterMembership) => {
    people = people.map((person) =>
      person.user_id === user_id
        ? { ...person, memberships: [...person.memberships.filter(({ group_id }) => group_id !== one.group_id), one] }
        : person,
    );
    for (const { id, learners, group_size } of stateOf({ ...state, people }).groups)
      if (learners > group_size) throw new Error(`${id} is over full`);
  };
  for (const change of changes) {
    if (change.act === 'AWAIT')
      awaited = [...awaited, { id: change.row.email, group_id: change.group_id, email: change.row.email }];
    if (change.act === 'REMOVE') put(change.user_id, { ...live(change.group_id), earlier: 'BLOCKED' });
    if (change.act === 'ADD') put(change.user_id, live(change.group_id, change.role));
    if (change.act === 'MOVE') {
      put(change.user_id, { ...live(change.from), earlier: 'LEFT' });
      put(change.user_id, live(change.group_id));
    }
  }
  return { ...stateOf({ ...state, people }), awaited };
}

const learnersOf = ({ people }: RosterState, id: string) =>
  people
    .filter(({ memberships }) =>
      memberships.some((one) => one.group_id === id && one.role === 'STUDENT' && one.earlier === 'LIVE'),
    )
    .map(({ email }) => email)
    .toSorted();

describe('any file in any school', () => {
  const all = (property: (state: RosterState, rows: RosterRow[], removed: readonly RosterMissing[]) => void) =>
    fc.assert(
      fc.property(school, files, fc.boolean(), (given, rows, removes) => {
        const state = schoolOf(given);
        property(state, rows, removes ? rosterDifference(rows, state).missing : []);
      }),
      { numRuns: 500 },
    );

  it('makes the groups what the file says, where all who are missing from it are removed', () => {
    all((state, rows, removed) => {
      const difference = rosterDifference(rows, state, { removed, choices: new Map() });
      const after = applied(state, difference);
      for (const id of new Set(difference.lines.map(({ group_id }) => group_id).filter((one) => one !== null))) {
        const stays = difference.missing.filter((one) => one.group_id === id && removed.length === 0);
        const said = difference.lines.filter(
          ({ kind, group_id }) => group_id === id && ['ADDED', 'MOVED', 'UNCHANGED'].includes(kind),
        );
        // Whom a conflict leaves where they are stays too.
        const left = difference.lines.filter(
          ({ kind, group_id }) => (kind === 'CONFLICT' || kind === 'ELSEWHERE') && group_id === id,
        );
        const expected = new Set([...stays, ...said, ...left].map(({ user_id }) => user_id));
        const there = state.people.filter(({ email }) => learnersOf(after, id).includes(email));
        expect(there.filter(({ user_id }) => !expected.has(user_id))).toEqual([]);
        for (const { user_id } of said)
          expect(
            after.people.find((one) => one.user_id === user_id)?.memberships.find(({ group_id }) => group_id === id)
              ?.earlier,
          ).toBe('LIVE');
      }
    });
  });

  it('tells each line once, and changes nothing a second time', () => {
    all((state, rows, removed) => {
      const difference = rosterDifference(rows, state, { removed, choices: new Map() });
      expect(difference.lines.map(({ line }) => line)).toEqual(rows.map(({ line }) => line));
      const again = rosterDifference(rows, applied(state, difference));
      const kinds = again.lines.map(({ kind }, at) => [difference.lines[at]?.kind, kind]);
      // A place that became free in the first round may serve somebody in the second, never the other way round.
      expect(kinds.filter(([first, second]) => first !== 'CONFLICT' && second === 'CONFLICT')).toEqual([]);
      expect(again.changes.filter((change) => change.act === 'REMOVE' || change.act === 'AWAIT')).toEqual([]);
    });
  });
});
