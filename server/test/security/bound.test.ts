import { learnersSide } from '@lectern/domain/base/permission/bound.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BuiltUser } from '../../seed/people.ts';
import { addGroupMember, addInstitutionMember } from '../../seed/school.ts';
import { howMany, longTest } from '../deep.ts';
import type { TestServer } from '../harness.ts';
import type { Call } from './case.ts';
import { mutationCases, queryCases } from './cases.ts';
import { documentOf, schemaOperations } from './document.ts';
import { fingerprint } from './fingerprint.ts';
import { openSend, type RawReply, type Send } from './principals.ts';
import { openWorld, type Class, type World } from './world.ts';

let server: TestServer;
let world: World;
let send: Send;
/** People of two schools, each with a token of a session that a page of a partner of the north has begun. */
let people: { readonly name: string; readonly user: BuiltUser; readonly token: string }[];

beforeAll(async () => {
  ({ server, world } = await openWorld());
  send = await openSend(server);
  const { db } = server;
  const { north, south } = world;
  const [[own], [foreign]] = [north.classes, south.classes];
  await addInstitutionMember(db, south.institution_id, own.learner.id, 'CENTER_ADMIN');
  await addGroupMember(db, foreign.group_id, own.classmate.id);
  await addInstitutionMember(db, south.institution_id, own.main.id, 'INSTRUCTOR');
  await addGroupMember(db, foreign.group_id, own.main.id, 'INSTRUCTOR');
  await addInstitutionMember(db, south.institution_id, north.admin.id, 'CENTER_ADMIN');
  const institution = north.institution_id;
  const named = {
    'a learner who administers another school': own.learner,
    'a learner of both schools': own.classmate,
    'somebody who teaches at both': own.main,
    'somebody who administers both': north.admin,
  };
  people = await Promise.all(
    Object.entries(named).map(async ([name, user]) => ({
      name,
      user,
      token: await server.tokenOf(user, { institution }),
    })),
  );
});

const sides: Readonly<Record<string, 'person' | 'institution'>> = learnersSide;
const nameOf = ({ operation, about }: Call) => (about ? `${operation} (${about})` : operation);
const parts = howMany({ sample: 2, deep: 1 });

/** What is wrong with a reply, where nothing of the south and nobody's address may stand; null for nothing. */
function whatIsWrong({ code, text }: RawReply, { email }: BuiltUser, refused: boolean): string | null {
  if (refused && !['NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED'].includes(code ?? ''))
    return `was not refused: ${text.slice(0, 120)}`;
  const strange = text.match(/SOUTH\d?|FREE/)?.[0];
  if (strange) return `shows ${strange}`;
  const address = text.match(/[\w.-]+@people\.test/g)?.find((one) => one !== email);
  return address ? `shows ${address}` : null;
}

describe('a session that a partner has begun for a person of two schools (T45)', () => {
  it(
    'reaches no operation about the other school, and of its own those of a learner: nothing of the rest is written',
    async () => {
      const [[own], [foreign]] = [world.north.classes, world.south.classes];
      const wrong: string[] = [];
      const answered = new Set<string>();
      const before = await fingerprint(server.db);
      let cells = 0;
      const tryAt = async (one: Call, place: Class, where: string, at: number) => {
        const closed = !sides[one.operation] || (place === foreign && sides[one.operation] === 'institution');
        // What learners may write is tried as every caller in the tests of access; here it would change what others find.
        // The open page of a sitting notes that it asked.
        if (!closed && (mutationCases.includes(one) || one.operation === 'sittingTime')) return;
        for (const [index, { name, user, token }] of people.entries()) {
          if ((index + at) % parts !== 0) continue;
          const reply = await send({ token }, documentOf(one.operation), one.variables(place));
          cells += 1;
          const what = whatIsWrong(reply, user, closed);
          if (what) wrong.push(`${nameOf(one)} of the ${where} by ${name} ${what}`);
          if (reply.code === null) answered.add(one.operation);
        }
      };
      for (const [at, one] of [...queryCases, ...mutationCases].entries()) {
        await tryAt(one, foreign, 'south', at);
        await tryAt(one, own, 'north', at);
      }
      console.info(`${cells} cells of ${schemaOperations.length} operations`);
      expect(wrong).toEqual([]);
      expect(await fingerprint(server.db)).toEqual(before);
      // The learner's side is open: those are no refusals of everything.
      expect([...answered]).toEqual(expect.arrayContaining(['viewer', 'group', 'course', 'lesson', 'studyProject']));
    },
    longTest,
  );

  it('lists one school where lists name none, and joins, answers and fetches nothing', async () => {
    const [foreign] = world.south.classes;
    const nobody = await server.app.inject({ method: 'POST', url: '/media/pass' });
    for (const { name, user, token } of people) {
      const ask = async (query: string, variables = {}) => send({ token }, query, variables);
      const seen = await ask(
        '{ viewer { number_of_invitations institutions { name } groups { name institution { name } key allowed_operations } } }',
      );
      expect([name, seen.code]).toEqual([name, null]);
      const { viewer } = JSON.parse(seen.text).data;
      expect(viewer.institutions.every((one: { name: string }) => one.name === 'NORTH college')).toBe(true);
      expect(viewer.number_of_invitations).toBe(0);
      for (const group of viewer.groups)
        expect(group).toMatchObject({ institution: { name: 'NORTH college' }, key: null, allowed_operations: [] });
      expect((await ask('{ courses { name } }')).text).not.toContain('SOUTH');
      const joined = await ask('mutation join($k: String!) { joinGroup(group_key: $k) { success } }', {
        k: foreign.key,
      });
      expect(joined.text).not.toContain('true');
      const own = await send({ token: await server.tokenOf(user) }, '{ viewer { device_secret } }');
      expect(await ask('{ viewer { device_secret } }')).not.toEqual(own);
      const headers = { authorization: `Bearer ${token}` };
      const pass = await server.app.inject({ method: 'POST', url: '/media/pass', headers });
      expect(pass.statusCode).toBe(nobody.statusCode);
    }
  });
});
