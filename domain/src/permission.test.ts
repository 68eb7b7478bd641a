import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { globalRoles, groupRoles, institutionRoles } from './account/role.ts';
import { isAllowed, operations, rulesOf, type Operation, type Principal, type Rule } from './permission.ts';

const file = join(import.meta.dirname, '../../../shared/spec/permissions.csv');
const known = existsSync(file);

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

/** Who may, as one text per right: operation, scope and role. */
const rightsOfTable = (rows: readonly Row[]) =>
  rows.flatMap((row) => {
    const scope = scopeOf(row);
    const roles = ['global', 'institution', 'group'].includes(scope) ? row.allowed_roles.split('|') : [''];
    return roles.map((role) => `${row.operation} ${scope} ${role}`.trim());
  });

const rightsOfRule = (operation: Operation, rule: Rule) =>
  'roles' in rule ? rule.roles.map((role) => `${operation} ${rule.scope} ${role}`) : [`${operation} ${rule.scope}`];

const rightsOfPolicy = () =>
  operations.flatMap((operation) => rulesOf(operation).flatMap((rule) => rightsOfRule(operation, rule)));

describe.skipIf(!known)(
  'the policy and the specified table of permissions (skipped where ../shared/spec/permissions.csv is absent)',
  () => {
    it('give the same rights to the same roles, none more and none less', () => {
      const specified = new Set(rightsOfTable(readTable()));
      const given = new Set(rightsOfPolicy());
      expect([...specified].filter((right) => !given.has(right))).toEqual([]);
      expect([...given].filter((right) => !specified.has(right))).toEqual([]);
    });

    it('know the same operations, routes and fields', () => {
      const rows = readTable();
      expect(rows).toHaveLength(311);
      expect(new Set(operations)).toEqual(new Set(rows.map(({ operation }) => operation)));
      expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['query', 'mutation', 'http', 'field']));
    });
  },
);

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
      'freeCourseBenchmarks',
      'freeLessons',
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
