import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import { authoring } from '@lectern/domain/base/permission/authoring.ts';
import { rulesOf, type Operation } from '@lectern/domain/permission.ts';
import { buildUser } from '../../seed/people.ts';
import type { TestServer } from '../harness.ts';
import { authoringPreparations } from './authoring-preparations.ts';
import { mutationCases, queryCases } from './cases.ts';
import { documentOf, schemaOperations } from './document.ts';
import { instancePreparations } from './instance-preparations.ts';
import type { RawReply, Send } from './principals.ts';
import { salesPreparations } from './sales-preparations.ts';
import { withValue } from './with-value.ts';
import type { Class } from './world.ts';

/** Calls an operation as somebody who may, with one of its variables changed; the milliseconds are those of the processor. */
export type Trial = (
  operation: string,
  path: readonly string[],
  value: unknown,
) => Promise<RawReply & { readonly milliseconds: number }>;

/** The names of all acts that have a preparation. */
export const preparedActs: readonly string[] = Object.keys(authoringPreparations(unopened));
function unopened(): never {
  throw new Error('nothing is prepared before there is a server');
}

/** Every operation of authoring. */
export const authorOperations = schemaOperations
  .map(({ name }) => name)
  .filter((name) => name in authoring || name === 'mediaItems' || name === 'deleteMedia' || name === 'replaceMedia');

/** What reads are about that name no object of a class. */
const unnamed: Readonly<Record<string, (place: Class) => Record<string, unknown>>> = {
  workingCopy: ({ lesson_id }) => ({ kind: 'LESSON', id: lesson_id }),
  takeWorkingCopy: ({ lesson_id, main }) => ({ id: lesson_id, user_id: main.id }),
  dropWorkingCopy: ({ lesson_id }) => ({ id: lesson_id, revision: 1 }),
  waitingChange: () => ({ id: crypto.randomUUID() }),
};

const ofStaff = (server: () => TestServer): Preparations => ({
  ...salesPreparations(server),
  ...instancePreparations(server),
});

/** Every act of those who sell and who run the installation, and every read beside authoring that the latter may ask for. */
export const staffOperations = schemaOperations
  .filter(
    ({ name, kind }) =>
      name in ofStaff(unopened) ||
      (kind === 'query' &&
        !authorOperations.includes(name) &&
        rulesOf(name as Operation).some((rule) => rule.scope === 'global' && rule.roles.includes('SYSTEM_ADMIN'))),
  )
  .map(({ name }) => name);

type Prepared = { readonly token: string; readonly variables: Record<string, unknown> };
type Preparations = Record<string, () => Promise<Prepared>>;

/** Opens trials of acts and reads of authoring by a content manager. */
export const openTrials = (server: TestServer, send: Send, place: Class): Promise<Trial> =>
  open(
    server,
    send,
    place,
    'CONTENT_MANAGER',
    authoringPreparations(() => ({ server, send })),
  );

/** Opens trials of acts of sales and of the installation, and of reads by a system administrator. */
export const openStaffTrials = (server: TestServer, send: Send, place: Class): Promise<Trial> =>
  open(
    server,
    send,
    place,
    'SYSTEM_ADMIN',
    ofStaff(() => server),
  );

/** What an act is about is made anew once the act was done, so that each trial finds it; reads are about a class. */
async function open(
  server: TestServer,
  send: Send,
  place: Class,
  role: GlobalRole,
  preparations: Preparations,
): Promise<Trial> {
  const reader = await server.tokenOf(await buildUser(server.db, { role }));
  const about = (operation: string) => {
    const named = [...queryCases, ...mutationCases].find((one) => one.operation === operation)?.variables;
    return { token: reader, variables: (named ?? unnamed[operation])?.(place) ?? {} };
  };
  const ready = new Map<string, Prepared>();
  return async (operation, path, value) => {
    const { token, variables } = ready.get(operation) ?? (await preparations[operation]?.()) ?? about(operation);
    ready.set(operation, { token, variables });
    const changed = withValue(variables, path, value) as Record<string, unknown>;
    const before = process.threadCpuUsage();
    const reply = await send({ token }, documentOf(operation), changed);
    const { user, system } = process.threadCpuUsage(before);
    if (reply.code === null) ready.delete(operation);
    return { ...reply, milliseconds: (user + system) / 1000 };
  };
}
