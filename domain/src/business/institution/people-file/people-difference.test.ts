import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { institutionRoles, type InstitutionRole } from '../../../base/account/role.ts';
import type { TableLine } from '../../../base/spreadsheet/table.ts';
import {
  isInviting,
  peopleDifference,
  type OverInvitation,
  type PeopleGroup,
  type PeopleState,
} from './people-difference.ts';
import { readPeople, type PeopleRow } from './read-people.ts';

const table = (...lines: readonly (readonly string[])[]): TableLine[] =>
  lines.map((cells, index) => ({ line: index + 1, cells }));
const heads = ['E-mail', 'First name', 'Last name', 'Role', 'Class'];

describe('a file with people', () => {
  it.each<[string, InstitutionRole | null]>([
    ['', null],
    ['Learner', 'STUDENT'],
    ['docente', 'INSTRUCTOR'],
    ['Centre administrator', 'CENTER_ADMIN'],
    ['Administradora del centro', 'CENTER_ADMIN'],
    ['مدير المركز', 'CENTER_ADMIN'],
  ])('gives by %j the role %s', (word, role) => {
    expect(readPeople(table(heads, ['Mia@School.test', 'Mia', 'Ash', word])).rows).toEqual([
      { line: 2, email: 'mia@school.test', first_name: 'Mia', last_name: 'Ash', role, group: null, faults: [] },
    ]);
  });

  it('is told everything that is wrong with a row, in the order of its columns', () => {
    const cells = ['nobody', '', 'x'.repeat(201), 'wizard', 'g'.repeat(201)];
    expect(readPeople(table(heads, cells)).rows?.[0]?.faults).toEqual([
      'EMAIL',
      'FIRST_NAME_MISSING',
      'LAST_NAME_TOO_LONG',
      'ROLE',
      'GROUP_UNKNOWN',
    ]);
  });

  it.each([
    [['First name', 'Last name'], 'NO_EMAIL_COLUMN'],
    [['E-mail', 'Last name'], 'NO_FIRST_NAME_COLUMN'],
    [['E-mail', 'First name'], 'NO_LAST_NAME_COLUMN'],
  ])('with the columns %j alone is refused: %s', (columns, problem) => {
    expect(readPeople(table(columns, ['a', 'b'])).problem).toBe(problem);
  });

  it('has the last names under a word for the whole name beside one for first names', () => {
    expect(
      readPeople(table(['Prénom', 'Nom', 'Adresse électronique'], ['Mia', 'van der Ash', 'mia@x.test'])),
    ).toMatchObject({
      rows: [{ email: 'mia@x.test', first_name: 'Mia', last_name: 'van der Ash', faults: [] }],
      columns: [{ name: 'first_name' }, { name: 'last_name' }, { name: 'email' }],
    });
  });

  it('without heads is asked for its columns of names, and read by them from the first row on', () => {
    const lines = table(['Ada', 'Aas', 'ada@x.test'], ['Bo', 'Berg', 'bo@x.test']);
    expect(readPeople(lines)).toMatchObject({
      problem: 'NO_FIRST_NAME_COLUMN',
      columns: [
        { example: 'Ada', name: null },
        { example: 'Aas', name: null },
        { example: 'ada@x.test', name: 'email' },
      ],
    });
    const chosen = (['first_name', 'last_name', 'email'] as const).map((name, column) => ({ name, column }));
    expect(readPeople(lines, { chosen, remembered: new Map() }).rows).toMatchObject([
      { line: 1, email: 'ada@x.test', first_name: 'Ada', last_name: 'Aas', faults: [] },
      { line: 2, email: 'bo@x.test', first_name: 'Bo', last_name: 'Berg', faults: [] },
    ]);
  });

  it('needs no column of names where they stand before the addresses, and says in which rows they do not', () => {
    const cells = ['Ada Aas <ada@x.test>', '"Berg, Bo" <bo@x.test>', 'Cato <cato@x.test>', 'mailto:dag@x.test'];
    expect(readPeople(table(['Email'], ...cells.map((cell) => [cell]))).rows).toMatchObject([
      { email: 'ada@x.test', first_name: 'Ada', last_name: 'Aas', faults: [] },
      { email: 'bo@x.test', first_name: 'Bo', last_name: 'Berg', faults: [] },
      { email: 'cato@x.test', first_name: 'Cato', last_name: '', faults: [] },
      { email: 'dag@x.test', first_name: '', last_name: '', faults: ['FIRST_NAME_MISSING'] },
    ]);
    expect(readPeople(table(['Email'], ['mailto:dag@x.test'])).problem).toBe('NO_FIRST_NAME_COLUMN');
  });
});

const address = fc.constantFrom('a@x.test', 'b@x.test', 'c@x.test', 'd@x.test');
const role = fc.constantFrom(...institutionRoles);
const row: fc.Arbitrary<PeopleRow> = fc.record({
  line: fc.integer({ min: 2, max: 10_001 }),
  email: address,
  first_name: fc.constant('Mia'),
  last_name: fc.constant('Ash'),
  role: fc.option(role),
  group: fc.option(fc.constantFrom('open', 'full', 'over', 'closed', 'unlicensed', 'several', 'nowhere')),
  faults: fc.constantFrom([], [], ['ROLE' as const]),
});
/** Rows as a file has them, each on a line of its own. */
const rowsOfFile = fc.array(row).map((rows) => rows.map((one, at) => ({ ...one, line: at + 2 })));
const holders = fc.array(fc.tuple(address, role)).map((pairs) => new Map(pairs));
const overOnes = fc
  .array(fc.tuple(address, role, fc.option(fc.constantFrom('kept', 'full'))))
  .map(
    (all) =>
      new Map(
        all.map(([email, offered, group_id]): [string, OverInvitation] => [
          email,
          { id: `over ${email}`, role: offered, group_id, expires_on: '2026-10-01' },
        ]),
      ),
  );
const group: PeopleGroup = {
  id: 'open',
  status: 'STARTED',
  start_date: '2026-12-01',
  end_date: '2026-12-24',
  license_expiry_date: '2027-01-01',
  group_size: 2,
  learners: 0,
};
const groups = new Map<string, readonly PeopleGroup[]>([
  ['open', [group]],
  ['full', [{ ...group, id: 'full', learners: 2 }]],
  ['over', [{ ...group, end_date: '2026-11-01', start_date: '2026-10-01' }]],
  ['closed', [{ ...group, status: 'CLOSED' }]],
  ['unlicensed', [{ ...group, license_expiry_date: '2026-11-25' }]],
  ['several', [group, { ...group, id: 'other' }]],
]);
const state: fc.Arbitrary<PeopleState> = fc.record({
  members: holders,
  invited: holders,
  over: overOnes,
  mayGive: fc.subarray([...institutionRoles]),
  groups: fc.constant(groups),
  today: fc.constant('2026-11-25'),
});

describe('the difference of a file with people', () => {
  it('invites each address once, none that is there already and none into a role that may not be given', () => {
    fc.assert(
      fc.property(fc.array(row), state, (rows, given) => {
        const { lines, invitees } = peopleDifference(rows, given);
        expect(lines.map(({ line }) => line)).toEqual(rows.map(({ line }) => line));
        expect(new Set(invitees.map(({ email }) => email)).size).toBe(invitees.length);
        for (const { email, role: offered, group_id } of invitees) {
          expect(group_id === null || offered === 'STUDENT').toBe(true);
          expect([null, 'open', 'full', 'kept']).toContain(group_id);
          expect(given.members.has(email) || given.invited.has(email)).toBe(false);
          expect(given.mayGive).toContain(offered);
        }
      }),
    );
  });

  it('invites once more whose invitation is over, by the row and else as before, and says so of nobody else', () => {
    fc.assert(
      fc.property(rowsOfFile, state, (rows, given) => {
        const { lines, invitees } = peopleDifference(rows, given);
        const said = new Map(rows.map((one) => [one.line, one]));
        for (const { kind, email, line, role: offered, held, over_since, group_id } of lines) {
          const before = given.over.get(email);
          expect([held !== null && over_since !== null, over_since !== null]).toEqual([
            kind === 'OVER',
            kind === 'OVER',
          ]);
          if (!isInviting(kind)) continue;
          const now = said.get(line);
          expect(kind).toBe(before ? 'OVER' : 'NEW');
          expect(offered).toBe(now?.role ?? before?.role ?? 'STUDENT');
          expect(before === undefined || given.mayGive.includes(before.role)).toBe(true);
          const kept = offered === 'STUDENT' ? (before?.group_id ?? null) : null;
          expect(now?.group === null ? group_id : kept).toBe(kept);
          expect(invitees.find((one) => one.email === email)?.over_id).toBe(before?.id ?? null);
        }
      }),
    );
  });

  it('says why a row is left as it is', () => {
    fc.assert(
      fc.property(rowsOfFile, state, (rows, given) => {
        const { lines } = peopleDifference(rows, given);
        const of = (kind: string) => lines.filter((line) => line.kind === kind);
        const isNamed = ({ email, line }: { email: string; line: number }) =>
          rows.some((one) => one.email === email && one.faults.length === 0 && one.line !== line);
        expect(of('WRONG')).toEqual(lines.filter(({ faults }) => faults.length > 0));
        expect(of('TWICE').every(isNamed)).toBe(true);
        expect(of('OTHER_ROLE').every(({ role: said, held }) => held !== null && held !== said)).toBe(true);
        expect(of('MEMBER').every(({ email, held }) => given.members.get(email) === held)).toBe(true);
        expect(of('INVITED').some(({ email }) => given.members.has(email))).toBe(false);
      }),
    );
  });

  it.each<[string, Partial<PeopleRow>, string[]]>([
    ['none of its name', { group: 'nowhere' }, ['GROUP_UNKNOWN']],
    ['several of its name', { group: 'several' }, ['GROUP_OF_SEVERAL']],
    ['one that is over', { group: 'over' }, ['GROUP_NOT_OPEN']],
    ['one that is closed', { group: 'closed' }, ['GROUP_NOT_OPEN']],
    ['one whose license is over', { group: 'unlicensed' }, ['GROUP_UNLICENSED']],
    ['one that an instructor would learn in', { group: 'open', role: 'INSTRUCTOR' }, ['GROUP_FOR_LEARNERS']],
    ['one that has not begun', { group: 'open' }, []],
    ['one that is full today', { group: 'full', role: 'STUDENT' }, []],
  ])('says of a group that it is %s', (_what, values, faults) => {
    const person: PeopleRow = {
      line: 2,
      email: 'a@x.test',
      first_name: 'Mia',
      last_name: 'Ash',
      role: null,
      group: null,
      faults: [],
      ...values,
    };
    const given = {
      members: new Map(),
      invited: new Map(),
      over: new Map(),
      mayGive: institutionRoles,
      groups,
      today: '2026-11-25',
    };
    const { lines } = peopleDifference([person], given);
    expect(lines).toMatchObject([{ faults, kind: faults.length === 0 ? 'NEW' : 'WRONG' }]);
  });
});
