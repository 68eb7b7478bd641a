import { beforeAll, describe, expect, it } from 'vitest';
import type { BuiltUser } from '../../seed/people.ts';
import { howMany, longTest } from '../deep.ts';
import type { TestServer } from '../harness.ts';
import { queryCases } from './cases.ts';
import { documentOf, schemaOperations } from './document.ts';
import { openSend, type Send } from './principals.ts';
import { idsOf, openWorld, type Class, type School, type World } from './world.ts';

let server: TestServer;
let world: World;
let send: Send;

beforeAll(async () => {
  ({ server, world } = await openWorld());
  send = await openSend(server);
});

/** The people of a school, from its first class to its administrator. */
const peopleOf = ({ admin, teacher, classes: [{ main, instructor, learner }] }: School): readonly BuiltUser[] => [
  admin,
  teacher,
  main,
  instructor,
  learner,
];

const takesCursor = new Set(
  schemaOperations.filter(({ field }) => field.args.some(({ name }) => name === 'after')).map(({ name }) => name),
);
const lists = queryCases.filter(({ operation }) => takesCursor.has(operation));

/** The cursors that somebody is given in their own school, a row at a time. */
async function cursorsOf(person: BuiltUser, own: Class): Promise<(string | number)[]> {
  const token = await server.tokenOf(person);
  const replies = await Promise.all(
    lists.map(({ operation, variables }) =>
      send({ token }, documentOf(operation), { ...variables(own), pageSize: 1, page_size: 1 }),
    ),
  );
  return replies.flatMap(({ text }) =>
    [...text.matchAll(/"cursor":("[^"]+"|\d+)/g)].map(([, found = '']) => JSON.parse(found) as string | number),
  );
}

/** A cursor of the same form that leads to nothing. */
const likeNone = (cursor: string | number): string | number =>
  typeof cursor === 'number'
    ? cursor
    : cursor.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, crypto.randomUUID());

const mostCursors = howMany({ sample: 6, deep: 1_000 });

describe('what was handed out in one school (T2)', () => {
  it(
    'is no cursor in another: it is told from none, and shows nothing',
    async () => {
      const [own] = world.south.classes;
      const [foreign] = world.north.classes;
      const handed = (await Promise.all(peopleOf(world.north).map((person) => cursorsOf(person, foreign)))).flat();
      const cursors = [...new Set([...handed, ...idsOf(foreign)])];
      expect(handed.length).toBeGreaterThan(5);
      const wrong: string[] = [];
      let calls = 0;
      for (const person of peopleOf(world.south)) {
        const token = await server.tokenOf(person);
        for (const { operation, variables } of lists) {
          const ask = (after: string | number) => send({ token }, documentOf(operation), { ...variables(own), after });
          for (const cursor of cursors.slice(0, mostCursors)) {
            const { text, code } = await ask(cursor);
            const none = await ask(likeNone(cursor));
            calls += 1;
            const isTold = code !== none.code;
            if (/NORTH/.test(text) || code === 'INTERNAL' || isTold)
              wrong.push(`${operation} after ${cursor}: ${text.slice(0, 200)} instead of ${none.code}`);
          }
        }
      }
      console.info(`${calls} calls with a foreign cursor of ${lists.length} lists`);
      expect(wrong).toEqual([]);
      expect(calls).toBeGreaterThan(300);
    },
    longTest,
  );

  // O-27
  it('is no address of a file for anybody else', async () => {
    const [{ main, group_id, course_id, institution_id }] = world.north.classes;
    const asked = [
      [main, 'gradebookExcelExport', { groupId: group_id, courseId: course_id }],
      [world.north.admin, 'auditExport', { institution_id }],
    ] as const;
    const fetched = async (address: string, who: BuiltUser | null) => {
      const headers: Record<string, string> = who ? { authorization: `Bearer ${await server.tokenOf(who)}` } : {};
      const { statusCode, body } = await server.app.inject({ method: 'GET', url: address, headers });
      return { statusCode, body };
    };
    const others = [null, ...peopleOf(world.south)];
    let tries = 0;
    for (const [who, operation, variables] of asked) {
      const { text } = await send({ token: await server.tokenOf(who) }, documentOf(operation), variables);
      const address = /"address":"([^"]+)"/.exec(text)?.[1] ?? '';
      const missing = await fetched(address.replace(/[^/]+$/, crypto.randomUUID()), who);
      expect(missing.statusCode).toBe(404);
      for (const other of others) {
        expect(await fetched(address, other)).toEqual(missing);
        tries += 1;
      }
      expect((await fetched(address, who)).statusCode).toBe(200);
      expect(await fetched(address, who)).toEqual(missing);
    }
    console.info(`${tries} tries of an address that others were given`);
  });
});
