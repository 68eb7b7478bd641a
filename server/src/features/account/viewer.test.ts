import { expect, it } from 'vitest';
import { buildUser } from '../../../seed/people.ts';
import { testServer } from '../../../test/harness.ts';

it('a person reads when they became known, when something of them changed last, and by whom', async () => {
  const server = await testServer();
  const [user, other] = [await buildUser(server.db), await buildUser(server.db)];
  const changes = { created_on: '2026-09-07T08:00:00Z', modified_on: '2026-10-02T12:30:00Z', modified_by: other.id };
  await server.db.updateTable('users').set(changes).where('id', '=', user.id).execute();
  const fields = 'created_on created_by modified_on modified_by deleted_on deleted_by';
  const { data } = await server.call(user, `{ viewer { ${fields} } }`);
  const { created_on, modified_on, ...by } = data.viewer;
  expect([created_on, modified_on].map((moment) => new Date(moment).toISOString())).toEqual([
    '2026-09-07T08:00:00.000Z',
    '2026-10-02T12:30:00.000Z',
  ]);
  expect(by).toEqual({ created_by: null, modified_by: other.id, deleted_on: null, deleted_by: null });
});
