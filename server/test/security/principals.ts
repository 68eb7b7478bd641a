import {
  globalRoles,
  type GlobalRole,
  type GroupRole,
  type InstitutionRole,
} from '@lectern/domain/base/account/role.ts';
import { rulesOf, type Operation } from '@lectern/domain/permission.ts';
import type { FastifyInstance } from 'fastify';
import { generateKeyPair, UnsecuredJWT } from 'jose';
import { sql } from 'kysely';
import { buildUser, type BuiltUser } from '../../seed/people.ts';
import { buildApp } from '../../src/app.ts';
import type { Limiter } from '../../src/base/http/rate-limit.ts';
import { audienceOf } from '../../src/base/session/token.ts';
import type { TestServer } from '../harness.ts';
import { signToken } from './sign-token.ts';
import type { Class, World } from './world.ts';

/** Somebody who calls, and what they hold, as the world was built. */
export type Caller = {
  readonly name: string;
  readonly user: BuiltUser | null;
  /** What stands after Bearer; null for none. */
  readonly token: string | null;
  /** A known person; nobody, who brings no token or one of somebody unknown; or one whose token or user does not count. */
  readonly standing: 'person' | 'nobody' | 'refused';
  readonly globalRole?: GlobalRole;
  readonly institution?: { readonly id: string; readonly role: InstitutionRole };
  readonly group?: { readonly id: string; readonly role: GroupRole };
};

/** A reply as it came: its status, its text, and the code of its first error. */
export type RawReply = { readonly status: number; readonly text: string; readonly code: string | null };

/** Sends a document as a caller; variables that no JavaScript value can hold may be given as JSON text. */
export type Send = (
  caller: Pick<Caller, 'token'>,
  query: string,
  variables?: Record<string, unknown> | string,
  headers?: Record<string, string>,
) => Promise<RawReply>;

/** Opens the server of this worker without its counting of calls, which has tests of its own. */
export const openUnlimited = ({ services }: TestServer): Promise<FastifyInstance> =>
  buildApp({ ...services, limiter: unlimited }, { log: false });

const unlimited: Limiter = {
  count: async () => {},
  refuseIfUsedUp: async () => {},
  takeBack: async () => {},
  forget: async () => {},
  close: async () => {},
};

/** A way to send documents to that server. */
export async function openSend(server: TestServer): Promise<Send> {
  const app = await openUnlimited(server);
  return async ({ token }, query, variables = {}, headers = {}) => {
    const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', ...authorization, ...headers },
      payload: `{"query":${JSON.stringify(query)},"variables":${typeof variables === 'string' ? variables : JSON.stringify(variables)}}`,
    });
    const { errors } = response.json<{ errors?: { extensions: { code: string } }[] }>();
    return { status: response.statusCode, text: response.body, code: errors?.[0]?.extensions.code ?? null };
  };
}

/** Everyone who matters to the first class of the north. */
export async function buildCallers(server: TestServer, { north, south }: World): Promise<Caller[]> {
  const [own, other] = north.classes;
  const [foreign] = south.classes;
  const as = async (name: string, user: BuiltUser, held: Partial<Caller> = {}): Promise<Caller> => ({
    name,
    user,
    token: await server.tokenOf(user),
    standing: 'person',
    ...held,
  });
  const staff = globalRoles.map(async (role) =>
    as(`a user with the role ${role}`, await buildUser(server.db, { role }), { globalRole: role }),
  );
  const members = [north, south].flatMap((school) =>
    (
      [
        ['CENTER_ADMIN', school.admin],
        ['INSTRUCTOR', school.teacher],
        ['STUDENT', school.student],
      ] as const
    ).map(([role, user]) =>
      as(`${role} of the ${school === north ? 'owning' : 'other'} institution`, user, {
        institution: { id: school.institution_id, role },
      }),
    ),
  );
  const inGroups = [own, other, foreign].flatMap((place) =>
    (
      [
        ['MAIN_INSTRUCTOR', place.main],
        ['INSTRUCTOR', place.instructor],
        ['STUDENT', place.classmate],
      ] as const
    ).map(([role, user]) =>
      as(`${role} of the ${place === own ? 'owning' : place === other ? 'other' : 'foreign'} group`, user, {
        group: { id: place.group_id, role },
      }),
    ),
  );
  const learner = await as('the learner', own.learner, { group: { id: own.group_id, role: 'STUDENT' } });
  const gone = await buildUser(server.db);
  const stranger = { id: '', email: '', issuer: gone.issuer, subject: crypto.randomUUID() };
  await sql`update users set deleted_on = now() where id = ${gone.id}`.execute(server.db);
  return [
    { name: 'nobody', user: null, token: null, standing: 'nobody' },
    { ...(await as('somebody who was never here', stranger)), standing: 'nobody' },
    ...(await Promise.all([...staff, ...members, ...inGroups])),
    learner,
    await as('a removed member', own.removed),
    { ...(await as('a deleted user', gone)), standing: 'refused' },
    ...(await badTokens(server, own)),
  ];
}

/** Tokens of the learner that must not count. */
async function badTokens(server: TestServer, { learner }: Class): Promise<Caller[]> {
  const api = audienceOf(server.services.env);
  const unsigned = new UnsecuredJWT({})
    .setIssuer(learner.issuer)
    .setSubject(learner.subject)
    .setAudience(api)
    .setExpirationTime('10m')
    .encode();
  const tokens: [name: string, token: string][] = [
    ['an expired token', await signToken(server, learner, { expires: '-5m' })],
    [
      'a token for another audience',
      await signToken(server, learner, { audience: 'https://elsewhere.example/graphql' }),
    ],
    ['a token of another issuer', await signToken(server, { ...learner, issuer: 'https://elsewhere.example' })],
    ['an ID token in place of an access token', await signToken(server, learner, { audience: 'lectern', type: 'JWT' })],
    [
      'a token signed by somebody else',
      await signToken(server, learner, { key: (await generateKeyPair('ES256')).privateKey }),
    ],
    ['an unsigned token', unsigned],
  ];
  return tokens.map(([name, token]) => ({ name, user: learner, token, standing: 'refused' }));
}

/** Whose an object is: its institution, its group, and the person it belongs to. */
export type Owned = {
  readonly institution_id: string;
  readonly group_id: string;
  readonly owner: BuiltUser | null;
  readonly free: boolean;
};

/** Whether the policy lets a caller at an object: told by what the world was built of, not by what the server looks up. */
export function mayCall(operation: Operation, caller: Caller, object: Owned | null): boolean {
  if (caller.standing === 'refused') return false;
  const counts = caller.standing === 'person';
  const { globalRole, institution, group, user } = caller;
  return rulesOf(operation).some((rule) => {
    switch (rule.scope) {
      case 'anyone':
        return true;
      case 'free':
        return object?.free === true;
      case 'signed-in':
        return counts;
      case 'own':
        return counts && user !== null && object?.owner?.id === user.id;
      case 'partner-client':
        return false;
      case 'global':
        return counts && globalRole !== undefined && rule.roles.includes(globalRole);
      case 'institution':
        return (
          counts &&
          institution !== undefined &&
          institution.id === object?.institution_id &&
          rule.roles.includes(institution.role)
        );
      case 'group':
        return counts && group !== undefined && group.id === object?.group_id && rule.roles.includes(group.role);
    }
  });
}
