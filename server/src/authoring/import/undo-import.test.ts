import { globalRoles } from '@lectern/domain/base/account/role.ts';
import { isAllowed } from '@lectern/domain/permission.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { curriculum, soilText } from '../../../test/curriculum.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { importing, lessonsOf, pagesOf } from '../../../test/importing.ts';

let server: TestServer;
let admin: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  admin = await buildUser(server.db, { role: 'SYSTEM_ADMIN' });
});

type Entry = { readonly id: string; readonly action: string; readonly details: Record<string, unknown> };

/** The entries of the product of a course, the newest first. */
async function entriesOf(course_id: string): Promise<Entry[]> {
  const { rows } = await sql<Entry>`select chain || '.' || chain_id || '.' || number as id, action, details
    from audit_log where chain_id = (select product_id from courses where id = ${course_id}) order by number desc`.execute(
    server.db,
  );
  return rows;
}
const lastEntry = async (course_id: string) => (await entriesOf(course_id))[0] as Entry;

/** What a course says: its lessons and their pages. */
const saidIn = async (course_id: string) => ({
  lessons: (await lessonsOf(server.db, course_id)).map(({ name, description, published }) => ({
    name,
    description,
    published,
  })),
  pages: (await pagesOf(server.db, course_id)).map(({ title, content }) => ({ title, content })),
});

const undoDocument = 'mutation undo($id: String!) { undoAuditEntry(where: { id: $id }) { left_out { name } } }';
async function undo(who: BuiltUser, id: string) {
  const { code, errors } = await server.call(who, undoDocument, { id });
  return { code, said: errors[0]?.extensions };
}

describe('an import of a curriculum', () => {
  // O-10
  it.each([false, true])('is taken back from the audit log as one (published: %s)', async (publish) => {
    const { course_id } = await importing(server.db, `undone ${publish}`, curriculum(), { publish });
    const { id } = await lastEntry(course_id);
    const { data } = await server.call(
      admin,
      'query outlook($id: String!) { auditEntry(id: $id) { undo { possible } } }',
      { id },
    );
    expect(data.auditEntry.undo).toEqual({ possible: true });
    expect(await lessonsOf(server.db, course_id)).toHaveLength(2);
    expect((await undo(admin, id)).code).toBeNull();
    expect(await lessonsOf(server.db, course_id)).toEqual([]);
    expect(await lastEntry(course_id)).toMatchObject({ action: 'CONTENT_CHANGE_UNDONE', details: { undoes_entry: 1 } });
    expect(await undo(admin, id)).toMatchObject({ code: 'CONFLICT', said: { undone: true } });
  });

  it('that changed a course leaves it as it was before', async () => {
    const { course_id } = await importing(server.db, 'changed', curriculum(), { publish: true });
    const before = await saidIn(course_id);
    const other = curriculum({
      '1-ground/lessons/1-soil/README.md': soilText.replace('Dig deeper.', 'Dig deeper still.'),
    });
    await importing(server.db, 'changed', other, { publish: true });
    expect(await saidIn(course_id)).not.toEqual(before);
    const [second, first] = await entriesOf(course_id);
    expect(await undo(admin, first?.id ?? '')).toMatchObject({ code: 'CONFLICT' });
    expect((await undo(admin, second?.id ?? '')).code).toBeNull();
    expect(await saidIn(course_id)).toEqual(before);
    expect((await undo(admin, first?.id ?? '')).code).toBeNull();
  });

  it('that somebody has built on stays, and the items are named', async () => {
    const { course_id } = await importing(server.db, 'built on', curriculum());
    const { id } = await lastEntry(course_id);
    const [lesson] = await lessonsOf(server.db, course_id);
    await sql`update lessons set name = 'Earth', version = version + 1 where id = ${lesson?.id}`.execute(server.db);
    expect(await undo(admin, id)).toMatchObject({ code: 'CONFLICT', said: { items: [{ name: 'Earth' }] } });
    expect(await lessonsOf(server.db, course_id)).toHaveLength(2);
  });

  it('that has changed nothing, and one of an earlier version, is not taken back', async () => {
    const { course_id } = await importing(server.db, 'nothing', curriculum());
    await importing(server.db, 'nothing', curriculum());
    expect(await undo(admin, (await lastEntry(course_id)).id)).toMatchObject({
      code: 'CONFLICT',
      said: { nothing: true },
    });
    await sql`select write_audit('PRODUCT', (select product_id from courses where id = ${course_id}), 'PROGRAM', null,
      'CURRICULUM_IMPORTED', 'product', 'x', '{"made": 1}', '{}', null, null)`.execute(server.db);
    expect(await undo(admin, (await lastEntry(course_id)).id)).toMatchObject({
      code: 'CONFLICT',
      said: { unknown: true },
    });
  });

  it('is marked as taken back where that was done by its change set', async () => {
    const { course_id } = await importing(server.db, 'by its set', curriculum());
    const { id, details } = await lastEntry(course_id);
    const manager = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
    const { code } = await server.call(
      manager,
      'mutation undo($id: ID!) { undoChangeSet(id: $id) { change_set_id } }',
      {
        id: details['change_set'],
      },
    );
    expect(code).toBeNull();
    expect(await undo(admin, id)).toMatchObject({ code: 'CONFLICT', said: { undone: true } });
  });

  it('is taken back there by whoever takes acts back there and may publish a course, of all roles', async () => {
    for (const role of globalRoles) {
      const { course_id } = await importing(server.db, `by ${role}`, curriculum());
      const { code } = await undo(await buildUser(server.db, { role }), (await lastEntry(course_id)).id);
      const rights = ['undoAuditEntry', 'publishCourse'] as const;
      const may = rights.every((operation) => isAllowed(operation, { signedIn: true, globalRole: role }));
      expect(may ? [null] : ['FORBIDDEN', 'NOT_FOUND']).toContain(code);
      expect(await lessonsOf(server.db, course_id)).toHaveLength(may ? 0 : 2);
    }
  });
});
