import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { institutionOperations } from '@lectern/domain/business/institution/institution-operations.ts';
import { allowedOperations, type Principal } from '@lectern/domain/permission.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../harness.ts';
import { mutationCases, queryCases } from './cases.ts';
import { documentOf } from './document.ts';
import { buildCallers, openSend, type Caller, type Send } from './principals.ts';
import { openWorld, type Class, type World } from './world.ts';

let server: TestServer;
let world: World;
let send: Send;
let callers: Caller[];

beforeAll(async () => {
  ({ server, world } = await openWorld());
  send = await openSend(server);
  callers = await buildCallers(server, world);
});

const group = 'query ($id: ID!) { group(where: { id: $id }) { allowed_operations } }';
const dashboard = `query ($courseId: ID!, $groupId: ID!) {
  studentCourseProgress(courseId: $courseId, groupId: $groupId) { allowed_operations } }`;

/** What a reply says that the caller may do; null where the object is not the caller's to see. */
const listed = (text: string): string[] | null => {
  const [shown] = Object.values(JSON.parse(text).data ?? {}) as ({ allowed_operations: string[] } | null)[];
  return shown?.allowed_operations ?? null;
};

/** Which of some operations the server then lets the caller do. */
async function allowed(caller: Caller, place: Class, operations: readonly string[]): Promise<string[]> {
  const calls = [...queryCases, ...mutationCases].filter(({ operation }) => operations.includes(operation));
  expect(new Set(calls.map(({ operation }) => operation))).toEqual(new Set(operations));
  const replies = calls.map(async ({ operation, variables, state }) => {
    const { code } = await send(caller, documentOf(operation), variables(place));
    return code === null || code === state ? [operation] : [];
  });
  return (await Promise.all(replies)).flat();
}

describe('the operations that travel with an object', () => {
  it('are those that the server then allows, for every caller and group', async () => {
    const wrong: string[] = [];
    const seen = new Set<string>();
    for (const place of [...world.north.classes, ...world.south.classes]) {
      for (const caller of callers) {
        const then = await allowed(caller, place, groupOperations);
        const { group_id: id, course_id: courseId } = place;
        for (const [document, variables] of [
          [group, { id }],
          [dashboard, { courseId, groupId: id }],
        ] as const) {
          const told = listed((await send(caller, document, variables)).text);
          if (told === null) continue;
          seen.add(told.join());
          if (told.toSorted().join() !== then.toSorted().join())
            wrong.push(`${caller.name} at ${place.mark}: told ${told.join()}, may ${then.join()}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    const kinds: Partial<Principal>[] = [
      {},
      { groupRole: 'INSTRUCTOR' },
      { groupRole: 'MAIN_INSTRUCTOR' },
      { institutionRole: 'CENTER_ADMIN' },
      { globalRole: 'DEVELOPER' },
    ];
    expect(seen).toEqual(
      new Set(kinds.map((held) => allowedOperations(groupOperations, { signedIn: true, ...held }).join())),
    );
  }, 120_000);

  it('are those of an institution that the role of its member in it allows', async () => {
    const wrong: string[] = [];
    const seen = new Set<string>();
    const places = new Map([...world.north.classes, ...world.south.classes].map((one) => [one.institution_id, one]));
    for (const caller of callers) {
      const { text } = await send(caller, 'query { viewer { institutions { id allowed_operations } } }', {});
      for (const { id, allowed_operations } of JSON.parse(text).data?.viewer?.institutions ?? []) {
        const place = places.get(id);
        // The cases of invitations have institutions of their own.
        if (!place) continue;
        const then = await allowed(caller, place, institutionOperations);
        seen.add(allowed_operations.join());
        if (allowed_operations.toSorted().join() !== then.toSorted().join())
          wrong.push(`${caller.name}: told ${allowed_operations.join()}, may ${then.join()}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(seen).toEqual(
      new Set(['', 'createGroup,deletedGroups,institutionMembers,licensesByInstitution', institutionOperations.join()]),
    );
  });
});
