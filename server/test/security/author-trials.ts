import { authoring } from '@lectern/domain/permission/authoring.ts';
import { buildUser } from '../../seed/people.ts';
import type { TestServer } from '../harness.ts';
import { authoringPreparations } from './authoring-preparations.ts';
import { mutationCases, queryCases } from './cases.ts';
import { documentOf, schemaOperations } from './document.ts';
import type { RawReply, Send } from './principals.ts';
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

/**
 * Opens trials of acts and reads of authoring by a content manager. What an act is about is made anew once the act was done,
 * so that each trial finds it; reads are about a class.
 */
export async function openTrials(server: TestServer, send: Send, place: Class): Promise<Trial> {
  const preparations = authoringPreparations(() => ({ server, send }));
  const manager = await server.tokenOf(await buildUser(server.db, { role: 'CONTENT_MANAGER' }));
  const about = (operation: string) => {
    const named = [...queryCases, ...mutationCases].find((one) => one.operation === operation)?.variables;
    return { token: manager, variables: (named ?? unnamed[operation])?.(place) ?? {} };
  };
  const ready = new Map<string, { readonly token: string; readonly variables: Record<string, unknown> }>();
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
