import { contentRoles, globalRoles } from '@lectern/domain/base/account/role.ts';
import { longestComment } from '@lectern/domain/base/content/comment.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildLesson } from '../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { documentOf } from '../../../test/security/document.ts';
import { buildShownCourse } from '../../../test/shown-course.ts';
import { openUnlimited, type Call } from '../../../test/unlimited.ts';

let server: TestServer;
let call: Call;
let ana: BuiltUser;
let ben: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  call = await openUnlimited(server);
  ana = await buildUser(server.db, { role: 'CONTENT_DEVELOPER', first_name: 'Ana', last_name: 'Reis' });
  ben = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
});

async function ask(by: BuiltUser, operation: string, variables: object) {
  const { data, code } = await call(by, documentOf(operation), variables);
  return { said: data?.[operation], code };
}
const say = (by: BuiltUser, id: string, comment: string, kind = 'LESSON') =>
  ask(by, 'addContentComment', { kind, id, comment });
const read = async (by: BuiltUser, id: string, after: number | null = null, kind = 'LESSON') =>
  (await ask(by, 'contentComments', { kind, id, after })).said;
const texts = (page: { entries: { comment: string }[] }) => page.entries.map(({ comment }) => comment);

describe('what authors say about an item', () => {
  it('is read by all who author, the oldest first, with who and when', async () => {
    const { id } = await buildLesson(server.db);
    await say(ana, id, ' Is this <b>still</b> so? ');
    await say(ben, id, 'Since last year, yes.');
    const page = await read(ben, id);
    expect(texts(page)).toEqual(['Is this <b>still</b> so?', 'Since last year, yes.']);
    expect(page).toMatchObject({ open: 2, cursor: null });
    expect(page.entries[0]).toMatchObject({ by: 'Ana Reis', mine: false, resolved_by: null, resolved_on: null });
    expect(Date.parse(page.entries[0].at)).toBeGreaterThan(Date.now() - 60_000);
    expect((await read(ana, id)).entries[0].mine).toBe(true);
  });

  it('is resolved and opened again by anybody of them, and deleted by who said it alone', async () => {
    const { id } = await buildLesson(server.db);
    const { said } = await say(ana, id, 'Is this still so?');
    const resolve = (resolved: boolean) => ask(ben, 'resolveContentComment', { id: said.id, resolved });
    expect((await resolve(true)).said.resolved_by).toContain(' ');
    expect((await read(ana, id)).open).toBe(0);
    expect((await resolve(false)).said).toMatchObject({ resolved_by: null, resolved_on: null });
    expect((await read(ana, id)).open).toBe(1);
    expect((await ask(ben, 'deleteContentComment', { id: said.id })).code).toBe('FORBIDDEN');
    expect((await ask(ana, 'deleteContentComment', { id: said.id })).said).toBe(true);
    expect((await read(ana, id)).entries).toEqual([]);
    expect((await ask(ana, 'deleteContentComment', { id: said.id })).code).toBe('NOT_FOUND');
    expect((await ask(ben, 'resolveContentComment', { id: said.id, resolved: true })).code).toBe('NOT_FOUND');
    const logged = await server.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'CONTENT_COMMENT_DELETED')
      .where('actor_id', '=', ana.id)
      .execute();
    expect(logged.map(({ details }) => details)).toEqual([{ item: id, comment: said.id }]);
  });

  it('comes 30 at a time', async () => {
    const { id } = await buildLesson(server.db);
    for (let at = 1; at <= 31; at++) await say(ana, id, `Word ${at}`);
    const first = await read(ana, id);
    expect(texts(first)).toHaveLength(30);
    expect(texts(first)[0]).toBe('Word 1');
    const last = await read(ana, id, first.cursor);
    expect([texts(last), last.cursor, last.open]).toEqual([['Word 31'], null, 31]);
  });

  it('is refused where it says nothing, too much, or about nothing that is there', async () => {
    const { id } = await buildLesson(server.db);
    expect((await say(ana, id, '  ')).code).toBe('INVALID');
    expect((await say(ana, id, 'x'.repeat(longestComment + 1))).code).toBe('INVALID');
    expect((await say(ana, id, 'x'.repeat(longestComment))).code).toBeNull();
    expect((await say(ana, id, 'x', 'COURSE')).code).toBe('NOT_FOUND');
    expect((await ask(ana, 'contentComments', { kind: 'COURSE', id, after: null })).code).toBe('NOT_FOUND');
  });

  it('may be about what is new and waits to be published', async () => {
    const { benchmark } = await buildShownCourse(server.db, true);
    const { said } = await ask(ana, 'createQuestion', {
      data: {
        type: 'MULTIPLE_CHOICE',
        question: '<p>What holds water?</p>',
        answers: [
          { answer: '<p>Clay</p>', is_correct: true },
          { answer: '<p>Sand</p>', is_correct: false },
        ],
      },
      belongsTo: { benchmark_id: benchmark },
    });
    expect(said.waits).toBe(true);
    const { id } = said.items.find(({ what }: { what: string }) => what === 'MADE');
    expect((await say(ben, id, 'Good.', 'QUESTION')).code).toBeNull();
    expect(texts(await read(ana, id, null, 'QUESTION'))).toEqual(['Good.']);
  });

  it('is for content roles alone', async () => {
    const { id } = await buildLesson(server.db);
    const { said } = await say(ana, id, 'Is this still so?');
    const let_in = [];
    for (const role of globalRoles) {
      const user = await buildUser(server.db, { role });
      const codes = [
        (await say(user, id, 'And I?')).code,
        (await ask(user, 'contentComments', { kind: 'LESSON', id, after: null })).code,
        (await ask(user, 'resolveContentComment', { id: said.id, resolved: true })).code,
      ];
      expect(new Set(codes).size).toBe(1);
      expect((await ask(user, 'deleteContentComment', { id: said.id })).code).toBe('FORBIDDEN');
      if (codes[0] === null) let_in.push(role);
    }
    expect(let_in.toSorted()).toEqual([...contentRoles].toSorted());
  });
});
