import { buildLesson } from '../../seed/content.ts';
import { buildUser } from '../../seed/people.ts';
import type { TestServer } from '../harness.ts';

type Prepared = { readonly token: string; readonly variables: Record<string, unknown> };

/** Makes everything ready for one call of each mutation about working copies. */
export function copyPreparations(server: () => TestServer): Record<string, () => Promise<Prepared>> {
  const author = () => buildUser(server().db, { role: 'CONTENT_MANAGER' });
  const typed = async () => {
    const { id } = await buildLesson(server().db);
    const user = await author();
    const copy = { user_id: user.id, item_id: id, kind: 'LESSON', base_version: 1, data: '{"name":"Soi"}' };
    await server().db.insertInto('working_copies').values(copy).execute();
    return { id, user };
  };
  return {
    keepWorkingCopy: async () => {
      const { id } = await buildLesson(server().db);
      const data = { kind: 'LESSON', id, base_version: 1, revision: 0, data: '{"name":"Soi"}' };
      return { token: await server().tokenOf(await author()), variables: { data } };
    },
    dropWorkingCopy: async () => {
      const { id, user } = await typed();
      return { token: await server().tokenOf(user), variables: { id, revision: 1 } };
    },
    takeWorkingCopy: async () => {
      const { id, user } = await typed();
      return { token: await server().tokenOf(await author()), variables: { id, user_id: user.id } };
    },
  };
}
