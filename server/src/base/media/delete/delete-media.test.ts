import { globalRoles, publishRoles } from '@lectern/domain/base/account/role.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '../../../../seed/content.ts';
import { buildBook, buildPage } from '../../../../seed/library.ts';
import { buildMedia } from '../../../../seed/media.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { openTestStore, storeKinds, type TestStore } from '../../../../test/s3/stores.ts';
import { documentOf } from '../../../../test/security/document.ts';
import { buildShownCourse } from '../../../../test/shown-course.ts';
import { buildApp } from '../../../app.ts';
import { storeMedia } from '../store-media.ts';

let server: TestServer;
let manager: BuiltUser;
let developer: BuiltUser;
let learner: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  manager = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
  developer = await buildUser(server.db, { role: 'CONTENT_DEVELOPER' });
  learner = await buildUser(server.db, { role: 'STUDENT' });
});

const remove = 'mutation ($id: ID!) { deleteMedia(id: $id) }';
const codeOf = async (id: string, by = manager) => (await server.call(by, remove, { id })).code;
const isThere = async (id: string) =>
  (await server.db.selectFrom('media').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
const showing = (address: string) => `<p><img src="${address}" alt="A mast" width="40" height="30"></p>`;
const send = (by: BuiltUser, operation: string, variables: object) =>
  server.call(by, documentOf(operation), { ...variables });

async function draftPage(content: string) {
  const { id: product_id } = await buildProduct(server.db, { published: false });
  const book = await buildBook(server.db, { product_id });
  return buildPage(server.db, { book_id: book.id, content });
}

/** The page of a lesson that learners see, which its author changes to show a picture. */
async function waitingPage(address: string) {
  const { pages } = await buildShownCourse(server.db, true);
  const { data, code } = await send(developer, 'updateBookPage', {
    data: { content: showing(address) },
    where: { id: pages[0] },
  });
  expect([code, data['updateBookPage'].waits]).toEqual([null, true]);
}

describe('deleting a file of the library', () => {
  it('is for those who publish', async () => {
    for (const role of globalRoles) {
      const { id } = await buildMedia(server.db);
      const may = publishRoles.some((one) => one === role);
      expect([role, await codeOf(id, await buildUser(server.db, { role }))]).toEqual([role, may ? null : 'FORBIDDEN']);
      expect(await isThere(id)).toBe(!may);
    }
    const { id } = await buildMedia(server.db);
    expect((await server.call(null, remove, { id })).code).toBe('UNAUTHENTICATED');
    expect(await codeOf(crypto.randomUUID())).toBe('NOT_FOUND');
  });

  it.each([
    ['a draft shows', async (address: string) => void (await draftPage(showing(address)))],
    ['somebody has deleted the page of', async (address: string) => deleted((await draftPage(showing(address))).id)],
    ['waits to be shown', waitingPage],
    [
      'an earlier version shows',
      async (address: string) => {
        const page = await draftPage(showing(address));
        const changed = { data: { content: '<p>No mast</p>' }, where: { id: page.id } };
        expect((await send(developer, 'updateBookPage', changed)).code).toBe(null);
      },
    ],
    [
      'somebody has typed and not saved',
      async (address: string) => {
        const page = await draftPage('<p>Masts</p>');
        const typed = { kind: 'BOOK_PAGE', id: page.id, base_version: 1, data: { content: showing(address) } };
        await server.db
          .insertInto('working_copies')
          .values({
            user_id: developer.id,
            item_id: typed.id,
            kind: typed.kind,
            base_version: typed.base_version,
            data: JSON.stringify(typed.data),
          })
          .execute();
      },
    ],
  ])('is refused for what %s', async (_what, use) => {
    const { id, address } = await buildMedia(server.db);
    await use(address);
    expect(await codeOf(id)).toBe('IN_USE');
    expect(await isThere(id)).toBe(true);
  });

  it('stands in the audit log, with the name that the file had', async () => {
    const { id } = await buildMedia(server.db, { original_name: 'mast.png' });
    expect(await codeOf(id)).toBe(null);
    const { rows } = await sql`select l.action, l.actor_id, l.details, beside.facts
      from audit_log l join audit_personal beside using (chain, chain_id, number) where l.object_id = ${id}`.execute(
      server.db,
    );
    expect(rows).toEqual([
      {
        action: 'MEDIA_DELETED',
        actor_id: manager.id,
        details: { folder: 'content' },
        facts: { name: 'mast.png' },
      },
    ]);
  });
});

const deleted = async (id: string) =>
  void (await server.db
    .updateTable('book_pages')
    .set({ deleted_on: new Date().toISOString() })
    .where('id', '=', id)
    .execute());

describe.each(storeKinds)('a file that learners do not see, on %s', (kind) => {
  let opened: TestStore;
  let app: FastifyInstance;
  beforeAll(async () => {
    opened = await openTestStore(kind);
    app = await buildApp({ ...server.services, media: opened.store }, { log: false });
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
  });

  const drawn = () =>
    sharp({
      create: {
        width: 900,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 99, sigma: 30 },
      },
    })
      .png()
      .toBuffer();
  const keep = (bytes: Buffer) => storeMedia(server.db, opened.store, { folder: 'content', bytes, name: 'mast.png' });
  const by = async (person: BuiltUser | null) =>
    person ? { authorization: `Bearer ${await server.tokenOf(person)}` } : {};

  /** All that a caller is told of a file. */
  async function told(address: string, person: BuiltUser | null, range = {}) {
    const { statusCode, headers, body } = await app.inject({
      url: address,
      headers: { ...(await by(person)), ...range },
    });
    const { date: _date, 'x-request-id': _id, ...said } = headers;
    return { statusCode, said, body };
  }

  it.each([
    ['a draft', async (address: string) => void (await draftPage(showing(address)))],
    ['a change that waits', waitingPage],
    ['what was deleted as a draft', async (address: string) => deleted((await draftPage(showing(address))).id)],
    ['nothing', async () => {}],
  ])('looks to them as if it did not exist where %s shows it', async (_what, use) => {
    const { address } = await keep(await drawn());
    await use(address);
    for (const person of [null, learner]) {
      for (const query of ['', '?w=400']) {
        for (const range of [{}, { range: 'bytes=0-9' }]) {
          const nowhere = await told(`/media/${crypto.randomUUID()}${query}`, person, range);
          expect(nowhere.statusCode).toBe(404);
          expect(await told(`${address}${query}`, person, range)).toEqual(nowhere);
        }
      }
    }
    expect((await told(address, developer)).statusCode).toBe(200);
  });

  it('is gone for everyone once it is deleted, with all its widths, and can be sent again', async () => {
    const bytes = await drawn();
    const before = opened.names();
    const { id, address } = await keep(bytes);
    const names = opened.names();
    expect(names.length - before.length).toBe(3);
    const payload = { query: remove, variables: { id } };
    const headers = await by(manager);
    const reply = await app.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect(reply.json()).toEqual({ data: { deleteMedia: id } });
    expect(opened.names().toSorted()).toEqual(before.toSorted());
    for (const person of [null, learner, developer, manager])
      expect(await told(address, person)).toEqual(await told(`/media/${crypto.randomUUID()}`, person));
    const again = await keep(bytes);
    expect(again.id).not.toBe(id);
    expect(opened.names().toSorted()).toEqual(names.toSorted());
    expect((await told(again.address, developer)).statusCode).toBe(200);
  });
});
