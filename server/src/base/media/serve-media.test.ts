import type { FastifyInstance } from 'fastify';
import type { MediaFolder } from '@lectern/domain/base/media/upload-preset.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLesson, buildStudyProject } from '../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { openTestStore, storeKinds, type TestStore } from '../../../test/s3/stores.ts';
import { buildApp } from '../../app.ts';
import { storeMedia, type StoredMedia } from './store-media.ts';

let server: TestServer;
let opened: TestStore;
let app: FastifyInstance;
beforeAll(async () => {
  server = await testServer();
});

async function picture(folder: MediaFolder = 'content'): Promise<StoredMedia> {
  const background = { r: Math.random() * 255, g: Math.random() * 255, b: Math.random() * 255 };
  const bytes = await sharp({ create: { width: 16, height: 9, channels: 3, background } })
    .png()
    .toBuffer();
  return storeMedia(server.db, opened.store, { folder, bytes, name: 'a.png' });
}

async function get(address: string, caller: BuiltUser | null = null, headers: Record<string, string> = {}) {
  const authorization = caller ? { authorization: `Bearer ${await server.tokenOf(caller)}` } : {};
  return app.inject({ method: 'GET', url: address, headers: { ...authorization, ...headers } });
}

async function pageShowing(address: string, published: boolean) {
  const { id, course_id } = await buildLesson(server.db, { published });
  const { product_id } = await server.db
    .selectFrom('courses')
    .select('product_id')
    .where('id', '=', course_id)
    .executeTakeFirstOrThrow();
  const book = await server.db
    .insertInto('books')
    .values({ product_id, name: 'Soil' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const page = await server.db
    .insertInto('book_pages')
    .values({
      book_id: book.id,
      title: 'Soil',
      content: `<p>See <img src="${address}" alt="a bed"></p>`,
      page_number: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db.insertInto('lesson_pages').values({ lesson_id: id, page_id: page.id, order_key: 1 }).execute();
  return id;
}

describe.each(storeKinds)('GET /media/:id from %s', (kind) => {
  beforeAll(async () => {
    opened = await openTestStore(kind);
    app = await buildApp({ ...server.services, media: opened.store }, { log: false });
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
  });

  it('serves a logo to everyone, so that nothing in it can run', async () => {
    const reply = await get((await picture('logos')).address);
    expect(reply.statusCode).toBe(200);
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 16, height: 9 });
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': `sandbox; default-src 'none'`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('serves a picture in a smaller width that it has, and else as it is', async () => {
    const bytes = await sharp({
      create: {
        width: 900,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 99, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer();
    const { address } = await storeMedia(server.db, opened.store, { folder: 'logos', bytes, name: 'a.jpg' });
    const widthOf = async (query: string) =>
      (await sharp((await get(`${address}${query}`)).rawPayload).metadata()).width;
    expect(await widthOf('?w=400')).toBe(400);
    expect(await widthOf('?w=800')).toBe(800);
    for (const query of ['', '?w=1600', '?w=../x', '?w=400&w=800']) expect(await widthOf(query)).toBe(900);
  });

  it('serves what a published lesson shows, and goes on after it is unpublished', async () => {
    const { address } = await picture();
    const lesson_id = await pageShowing(address, true);
    expect((await get(address)).statusCode).toBe(200);
    await sql`update lessons set published = false where id = ${lesson_id}`.execute(server.db);
    expect((await get(address)).statusCode).toBe(200);
  });

  it('serves what a published question shows', async () => {
    const { address } = await picture();
    await buildStudyProject(server.db, {
      cases: [
        [
          {
            type: 'MULTIPLE_CHOICE',
            answers: [{ answer: 'A', is_correct: true, answer_image: address }, { answer: 'B' }],
          },
        ],
      ],
    });
    expect((await get(address)).statusCode).toBe(200);
  });

  it('hides drafts from all but content roles', async () => {
    const { address } = await picture();
    await pageShowing(address, false);
    const editor = await buildUser(server.db, { role: 'CONTENT_DEVELOPER' });
    const learner = await buildUser(server.db, { role: 'STUDENT' });
    expect((await get(address)).statusCode).toBe(404);
    expect((await get(address, learner)).statusCode).toBe(404);
    const shown = await get(address, editor);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['cache-control']).toBe('private, no-cache');
  });

  it.each(['0b6f3c52-9d3e-4c1a-8a57-2f6f2f0d9c11', 'x', '..%2f..%2fpostgres-access.json', "1'%20or%20true--"])(
    'does not know %s',
    async (id) => {
      const reply = await get(`/media/${id}`);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toEqual({ message: 'This address does not exist.' });
    },
  );

  it('sends the part of a video that a player asks for', async () => {
    const bytes = Buffer.concat([
      Buffer.from('\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isomiso2\x00\x00\x00\x00mdat'),
      Buffer.from(`clip ${Math.random()}`),
    ]);
    const { address } = await storeMedia(server.db, opened.store, { folder: 'logos', bytes, name: 'clip.mp4' });
    const part = await get(address, null, { range: 'bytes=4-7' });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({ 'content-type': 'video/mp4', 'content-range': `bytes 4-7/${bytes.length}` });
    expect(part.body).toBe('ftyp');
  });

  it('does not send a file again that the browser has', async () => {
    const { address } = await picture('logos');
    const { etag } = (await get(address)).headers;
    expect((await get(address, null, { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });

  it('says nothing about a file that was lost', async () => {
    const { id, address } = await picture('logos');
    await sql`update media set file_name = 'gone.webp' where id = ${id}`.execute(server.db);
    expect((await get(address)).statusCode).toBe(404);
  });
});
