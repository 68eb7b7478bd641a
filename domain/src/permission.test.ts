import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { globalRoles, groupRoles, institutionRoles } from './base/account/role.ts';
import { isAllowed, operations, rulesOf, whyOurs, type Operation, type Principal } from './permission.ts';
import type { Rule } from './base/permission/rules.ts';

const file = join(import.meta.dirname, '../../../shared/spec/permissions.csv');

type Row = {
  readonly operation: string;
  readonly kind: string;
  readonly scope: string;
  readonly allowed_roles: string;
  readonly condition: string;
};

/** The lines of the specified table; a field in double quotes may hold commas. */
function readTable(): Row[] {
  const [head = [], ...lines] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
    );
  return lines.map((fields) => Object.fromEntries(head.map((name, index) => [name, fields[index] ?? ''])) as Row);
}

/**
 * How a line of the specified table is written in the policy. Roles stand in the scope they are held in. SELF is `own`.
 * AUTHENTICATED alone is `signed-in`. ANONYMOUS with AUTHENTICATED is `anyone`, unless the condition ties it to the
 * lists of free offers: then it is `free`. A PARTNER_CLIENT is no person and has a scope of its own.
 */
function scopeOf({ scope, allowed_roles, condition }: Row): string {
  if (allowed_roles === 'SELF') return 'own';
  if (allowed_roles === 'AUTHENTICATED') return 'signed-in';
  if (allowed_roles === 'PARTNER_CLIENT') return 'partner-client';
  if (allowed_roles === 'ANONYMOUS|AUTHENTICATED')
    return /^(course|lesson) in free (benchmark )?list\b/.test(condition) ? 'free' : 'anyone';
  return scope;
}

/** One operation of a policy. */
type Entry = { readonly operation: string; readonly rules: readonly Rule[]; readonly ours: string | null };

/** Who may, as one text per right: operation, scope and role. */
const rightsOfTable = (rows: readonly Row[]) =>
  rows.flatMap((row) => {
    const scope = scopeOf(row);
    const roles = ['global', 'institution', 'group'].includes(scope) ? row.allowed_roles.split('|') : [''];
    return roles.map((role) => `${row.operation} ${scope} ${role}`.trim());
  });

const rightsOfRule = (operation: string, rule: Rule) =>
  'roles' in rule ? rule.roles.map((role) => `${operation} ${rule.scope} ${role}`) : [`${operation} ${rule.scope}`];

/** In what a policy and the specified table disagree: what the table holds is equal in both, what is ours stands in neither unexplained. */
function disagreements(rows: readonly Row[], policy: readonly Entry[]): string[] {
  const inTable = new Set(rows.map(({ operation }) => operation));
  const inPolicy = new Set(policy.map(({ operation }) => operation));
  const specified = new Set(rightsOfTable(rows));
  const theirs = policy.filter(({ ours }) => ours === null);
  const given = new Set(
    theirs.flatMap(({ operation, rules }) => rules.flatMap((rule) => rightsOfRule(operation, rule))),
  );
  return [
    ...policy.flatMap(({ operation, ours }) => {
      if (inTable.has(operation)) return ours === null ? [] : [`${operation} is in the table and not ours`];
      if (ours === null) return [`${operation} is not in the table and must be marked as ours`];
      return /^[A-Z].{20,}\.$/.test(ours) ? [] : [`${operation} is ours and does not say why in a sentence`];
    }),
    ...[...inTable].filter((operation) => !inPolicy.has(operation)).map((operation) => `${operation} is missing`),
    ...[...specified].filter((right) => !given.has(right)).map((right) => `${right} is not given`),
    ...[...given].filter((right) => !specified.has(right)).map((right) => `${right} is given and not specified`),
  ];
}

describe('the policy and the specified table of permissions', () => {
  it('give the same rights to the same roles, none more and none less, except where an operation is ours', (test) => {
    if (!existsSync(file)) test.skip('../shared/spec/permissions.csv is not on this machine.');
    const rows = readTable();
    expect(rows).toHaveLength(311);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['query', 'mutation', 'http', 'field']));
    const policy = operations.map((operation) => ({
      operation,
      rules: rulesOf(operation),
      ours: whyOurs(operation),
    }));
    expect(disagreements(rows, policy)).toEqual([]);
  });

  const row: Row = { operation: 'join', kind: 'mutation', scope: 'group', allowed_roles: 'STUDENT', condition: '' };
  const students: readonly Rule[] = [{ scope: 'group', roles: ['STUDENT'] }];
  const joining: Entry = { operation: 'join', rules: students, ours: null };
  const leaving: Entry = { operation: 'leave', rules: students, ours: 'Whoever can join must be able to leave.' };

  it.each([
    { policy: [joining], found: [] },
    { policy: [joining, leaving], found: [] },
    { policy: [], found: ['join is missing', 'join group STUDENT is not given'] },
    {
      policy: [{ ...joining, rules: [{ scope: 'anyone' }] }],
      found: ['join group STUDENT is not given', 'join anyone is given and not specified'],
    },
    {
      policy: [joining, { ...leaving, ours: null }],
      found: ['leave is not in the table and must be marked as ours', 'leave group STUDENT is given and not specified'],
    },
    { policy: [joining, { ...leaving, ours: 'Handy.' }], found: ['leave is ours and does not say why in a sentence'] },
    {
      policy: [{ ...joining, ours: 'Nobody has said yet who may join.' }],
      found: ['join is in the table and not ours', 'join group STUDENT is not given'],
    },
  ] satisfies { policy: Entry[]; found: string[] }[])('are compared: $found', ({ policy, found }) => {
    expect(disagreements([row], policy)).toEqual(found);
  });
});

const anyPrincipal: fc.Arbitrary<Principal> = fc.record({
  signedIn: fc.boolean(),
  globalRole: fc.constantFrom(null, ...globalRoles),
  institutionRole: fc.constantFrom(null, ...institutionRoles),
  groupRole: fc.constantFrom(null, ...groupRoles),
  isSelf: fc.boolean(),
  isFree: fc.boolean(),
  partnerClient: fc.boolean(),
});
const anyOperation = fc.constantFrom(...operations);

describe('a permission', () => {
  it('is denied to whoever holds nothing, except where anyone may', () => {
    const open = operations.filter((operation) => isAllowed(operation, { signedIn: false }));
    expect(open.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'GET /media/:id',
      'authenticate',
      'checkFreeAnswer',
      'freeBenchmarkResult',
      'freeCourseBenchmarks',
      'freeLessons',
      'invitationByLink',
    ]);
    const forUsers = operations.filter((operation) => isAllowed(operation, { signedIn: true }));
    expect(forUsers.filter((operation) => !open.includes(operation))).toEqual([
      'countries',
      'joinGroup',
      'immersiveReaderAuth',
    ]);
  });

  it('never comes from a role or an object of a person who is not signed in', () => {
    fc.assert(
      fc.property(anyOperation, anyPrincipal, (operation, principal) => {
        const { isFree = false, partnerClient = false } = principal;
        const anonymous = isAllowed(operation, { ...principal, signedIn: false });
        expect(anonymous).toBe(isAllowed(operation, { signedIn: false, isFree, partnerClient }));
      }),
    );
  });

  it('is given exactly where one of its rules names what the person holds', () => {
    fc.assert(
      fc.property(anyOperation, anyPrincipal, (operation, principal) => {
        const person = { ...principal, signedIn: true };
        const held = new Set([
          'anyone',
          'signed-in',
          `global ${person.globalRole}`,
          `institution ${person.institutionRole}`,
          `group ${person.groupRole}`,
          ...(person.isSelf ? ['own'] : []),
          ...(person.isFree ? ['free'] : []),
          ...(person.partnerClient ? ['partner-client'] : []),
        ]);
        const rights = rulesOf(operation).flatMap((rule) => rightsOfRule(operation, rule));
        expect(isAllowed(operation, person)).toBe(rights.some((right) => held.has(right.slice(operation.length + 1))));
      }),
      { numRuns: 2000 },
    );
  });

  it('does not come from the global roles of a school, which grant nothing by themselves', () => {
    for (const globalRole of [
      'CENTER_ADMIN',
      'INSTRUCTOR',
      'MAIN_INSTRUCTOR',
      'STUDENT',
      'DISTRIBUTOR',
      'RESELLER',
      'USER',
    ] as const) {
      const more = operations.filter(
        (operation) =>
          isAllowed(operation, { signedIn: true, globalRole }) !== isAllowed(operation, { signedIn: true }),
      );
      expect(more).toEqual([]);
    }
  });

  it('to what only the main instructor may is kept from administrators and developers too', () => {
    const only: Operation[] = [
      'addGroupInstructors',
      'updateGroupAssessmentSettings',
      'resetAssessments',
      'createAssessmentCustomSettings',
      'deleteAssessmentCustomSettings',
    ];
    for (const operation of only) {
      expect(isAllowed(operation, { signedIn: true, groupRole: 'MAIN_INSTRUCTOR' })).toBe(true);
      expect(
        isAllowed(operation, {
          signedIn: true,
          groupRole: 'INSTRUCTOR',
          institutionRole: 'CENTER_ADMIN',
          globalRole: 'SYSTEM_ADMIN',
        }),
      ).toBe(false);
      expect(isAllowed(operation, { signedIn: true, globalRole: 'DEVELOPER' })).toBe(false);
    }
  });

  it('to publish and delete content is kept from system administrators, as written', () => {
    for (const operation of ['publishLesson', 'deleteStudyProject', 'unpublishBenchmark'] as const) {
      expect(isAllowed(operation, { signedIn: true, globalRole: 'SYSTEM_ADMIN' })).toBe(false);
      expect(isAllowed(operation, { signedIn: true, globalRole: 'CONTENT_MANAGER' })).toBe(true);
    }
  });

  it("to what is a person's own needs no role, and no role replaces it", () => {
    expect(isAllowed('studyProjectProgress', { signedIn: true, isSelf: true })).toBe(true);
    for (const globalRole of globalRoles) {
      expect(
        isAllowed('studyProjectProgress', {
          signedIn: true,
          globalRole,
          groupRole: 'MAIN_INSTRUCTOR',
          institutionRole: 'CENTER_ADMIN',
        }),
      ).toBe(false);
    }
  });
});
