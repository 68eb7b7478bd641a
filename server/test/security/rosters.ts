import type { TestServer } from '../harness.ts';
import { documentOf } from './document.ts';
import type { Send } from './principals.ts';

type Call = { readonly token: string; readonly variables: Record<string, unknown> };

/** The import of a file that adds one learner and awaits another person, as its difference was just shown. */
export async function rosterShown(
  { db }: TestServer,
  send: Send,
  { token, group_id, user_id }: { token: string; group_id: string; user_id: string },
): Promise<Call> {
  const { email } = await db.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirstOrThrow();
  const file = Buffer.from(`E-mail\n${email}\nnia@else.test`).toString('base64');
  const variables = { group_id, file, removed: [] };
  const { text } = await send({ token }, documentOf('rosterDifference'), variables);
  return { token, variables: { ...variables, shown: JSON.parse(text).data.rosterDifference.shown } };
}

/** What undoes an import that is done now. */
export async function rosterImported(send: Send, { token, variables }: Call): Promise<Call> {
  const { text } = await send({ token }, documentOf('importRoster'), variables);
  const { import_id } = JSON.parse(text).data.importRoster;
  return { token, variables: { group_id: variables['group_id'], import_id } };
}

/** The id of somebody whom a group awaits from now on. */
export async function awaitSomebody({ db }: TestServer, group_id: string): Promise<string> {
  const { owner_id } = await db
    .selectFrom('groups')
    .select('owner_id')
    .where('id', '=', group_id)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('awaited_members')
    .values({ group_id, email: 'nia@else.test', first_name: '', last_name: '', created_by: owner_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
