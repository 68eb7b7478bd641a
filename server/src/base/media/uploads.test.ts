// One at a time: it cuts the line of an upload.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { globalRoles, type GlobalRole } from '@lectern/domain/base/account/role.ts';
import { isAllowed } from '@lectern/domain/permission.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { bmpOf } from '../../../test/bmp.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { heldBytes, peakBytes } from '../../../test/held-memory.ts';
import { keptLog } from '../../../test/kept-log.ts';
import { openTestStore, storeKinds, type TestStore } from '../../../test/s3/stores.ts';
import { buildApp, type AppOptions } from '../../app.ts';
import { receiveFile } from './receive-file.ts';
import { mediaDirOf } from './store/open-media-store.ts';

let server: TestServer;
let author: BuiltUser;
/** The same server with a folder of its own, in which nobody else leaves anything. */
let app: FastifyInstance;
const dataDir = mkdtempSync(join(tmpdir(), 'lectern-uploads-'));
const dir = mediaDirOf(dataDir);
let opened: TestStore;
const openApp = (log: AppOptions['log'] = false) =>
  buildApp({ ...server.services, env: { ...server.services.env, dataDir }, media: opened.store }, { log });
function useStore(kind: (typeof storeKinds)[number]) {
  beforeAll(async () => {
    opened = await openTestStore(kind);
    app = await openApp();
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
  });
}
beforeAll(async () => {
  server = await testServer();
  author = await buildUser(server.db, { role: 'CONTENT_DEVELOPER' });
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const query = `{ cloudinaryInfo { api_key timestamp signatures { upload_preset folder formats megabytes signature } } }`;

async function infoOf(caller: BuiltUser) {
  const { data } = await server.call(caller, query);
  return data['cloudinaryInfo'] as {
    api_key: string;
    timestamp: number;
    signatures: { upload_preset: string; folder: string; signature: string }[];
  };
}

async function order(preset: string, caller = author): Promise<Record<string, string>> {
  const { api_key, timestamp, signatures } = await infoOf(caller);
  const { folder = '', signature = '' } = signatures.find(({ upload_preset }) => upload_preset === preset) ?? {};
  return { api_key, timestamp: String(timestamp), upload_preset: preset, folder, signature };
}

async function post(asked: Record<string, string>, file: Buffer, caller: BuiltUser | null = author) {
  const authorization = caller ? { authorization: `Bearer ${await server.tokenOf(caller)}` } : {};
  const headers = { 'content-type': 'application/octet-stream', ...authorization };
  const reply = await app.inject({ method: 'POST', url: '/media', query: asked, headers, payload: file });
  return { status: reply.statusCode, body: reply.json() };
}

const send = async (preset: string, file: Buffer, filename = '') => post({ ...(await order(preset)), filename }, file);

let drawings = 0;
function svg(inside = '') {
  drawings += 1;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h${drawings}"/>${inside}</svg>`,
  );
}
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 120, sigma: 30 } },
  });
const mp4 = (length: number) => {
  const bytes = Buffer.alloc(length, String(Math.random()));
  bytes.write('\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\0mdat', 'latin1');
  return bytes;
};

/** A zip with files of these names; the first is not compressed. */
async function zip(...names: string[]): Promise<Buffer> {
  const made = new ZipFile();
  for (const [at, name] of names.entries()) {
    const content = name === 'mimetype' ? 'application/vnd.oasis.opendocument.text' : '<x/>';
    made.addBuffer(Buffer.from(content), name, { compress: at > 0 });
  }
  made.end();
  return buffer(made.outputStream as Readable);
}

const mediaCount = async () =>
  (await sql<{ media_rows: number }>`select count(*)::int as media_rows from media`.execute(server.db)).rows[0]
    ?.media_rows;
const leftBeside = () => readdirSync(join(dir, 'uploads'));
const may = (role: GlobalRole) => isAllowed('cloudinaryInfo', { signedIn: true, globalRole: role });

describe('cloudinaryInfo', () => {
  // D2-7.48
  it('is for content roles, and for the logos of institutions for those who sell', async () => {
    const presets: Partial<Record<GlobalRole, string>> = {};
    for (const role of globalRoles) {
      const { data, code } = await server.call(await buildUser(server.db, { role }), query);
      expect([role, code]).toEqual([role, may(role) ? null : 'FORBIDDEN']);
      if (code === null)
        presets[role] = data['cloudinaryInfo'].signatures
          .map((one: { upload_preset: string }) => one.upload_preset)
          .join();
    }
    const all = 'logo,institution_logo,picture,video,captions,document';
    expect(presets).toEqual({
      SYSTEM_ADMIN: all,
      CONTENT_MANAGER: all,
      CONTENT_DEVELOPER: all,
      DEVELOPER: all,
      PRODUCT_MANAGER: all,
      SALES_MANAGER: 'institution_logo',
    });
    expect((await server.call(null, query)).code).toBe('UNAUTHENTICATED');
  });
});

describe.each(storeKinds)('an upload to %s', (kind) => {
  useStore(kind);

  // D2-7.127–7.129
  it('of a logo gives its address, which anyone may fetch', async () => {
    const { status, body } = await send('logo', svg('<script>alert(1)</script>'), 'mark.svg');
    expect(status).toBe(201);
    expect(body).toMatchObject({ content_type: 'image/svg+xml', width: 40, height: 30, existing: false });
    const shown = await app.inject({ url: body.secure_url });
    expect(shown.body).toContain('<path');
    expect(shown.body).not.toContain('script');
    const row = await server.db
      .selectFrom('media')
      .selectAll()
      .where('id', '=', body.public_id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ folder: 'logos', original_name: 'mark.svg', created_by: author.id });
    const entry = await server.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('object_id', '=', body.public_id)
      .execute();
    expect(entry).toEqual([{ action: 'MEDIA_UPLOADED', actor_id: author.id }]);
  });

  it('of a picture hides it from learners until something published shows it', async () => {
    const { body } = await send('picture', await noise(60, 40).jpeg().toBuffer(), 'net.jpg');
    expect(body).toMatchObject({ content_type: 'image/webp', width: 60, height: 40 });
    const learner = await buildUser(server.db, { role: 'STUDENT' });
    const as = async (user: BuiltUser) => ({ authorization: `Bearer ${await server.tokenOf(user)}` });
    expect((await app.inject({ url: body.secure_url })).statusCode).toBe(404);
    expect((await app.inject({ url: body.secure_url, headers: await as(learner) })).statusCode).toBe(404);
    expect((await app.inject({ url: body.secure_url, headers: await as(author) })).statusCode).toBe(200);
  });

  it('of the same file again gives what is there, whatever it is called', async () => {
    const file = svg();
    const first = await send('logo', file, 'a.svg');
    const again = await send('logo', file, 'b.svg');
    expect(again).toEqual({ status: 200, body: { ...first.body, existing: true } });
  });

  it('of captions as SRT, in whatever encoding, keeps them as WebVTT once and names the lines that are none', async () => {
    const text = `1\r\n00:00:01,000 --> 00:00:02,000\r\nSegún José, él llegó ${kind}\r\n\r\nand then?`;
    const { body } = await send('captions', Buffer.from(text), 'a.srt');
    const bytes = Buffer.from(text, 'latin1');
    const { body: latin } = await send('captions', bytes, 'b.srt');
    expect([body.encoding, latin]).toEqual(['UTF_8', { ...body, existing: true, encoding: 'WINDOWS_1252' }]);
    expect(body.wrong_lines).toEqual([{ line: 5, text: 'and then?' }]);
    const headers = { authorization: `Bearer ${await server.tokenOf(author)}` };
    const kept = await app.inject({ url: body.secure_url, headers });
    expect(kept.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(kept.body).toBe(`WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nSegún José, él llegó ${kind}\n`);
    const { body: ofMac } = await post({ ...(await order('captions')), encoding: 'MACINTOSH' }, bytes);
    expect((await app.inject({ url: ofMac.secure_url, headers })).body).toContain('Seg˙n JosÈ');
  });

  it('of a video comes over the line', async () => {
    const file = mp4(8 * 1024 * 1024);
    expect(await overTheLine(await order('video'), file, file.length)).toMatch(/^HTTP\/1\.1 201 /);
    expect(leftBeside()).toEqual([]);
  });

  it('of a video of 300 MB never has it in memory', async () => {
    const before = heldBytes();
    let most = 0;
    function* video() {
      yield mp4(1024);
      for (let at = 0; at < 300; at++) {
        if (at % 30 === 29) most = Math.max(most, heldBytes() - before);
        yield Buffer.allocUnsafeSlow(1024 * 1024);
      }
    }
    const what = { preset: 'video', announced: null } as const;
    const { bytes } = await receiveFile(Readable.from(video()), dir, what, async (file) => file);
    expect(bytes).toBe(1024 + 300 * 1024 * 1024);
    expect(most).toBeLessThan(16 * 1024 * 1024);
    expect(leftBeside()).toEqual([]);
  });

  it.each([
    ['pdf', 'application/pdf', () => Buffer.from('%PDF-1.7\n1 0 obj')],
    ['docx', /wordprocessingml/, () => zip('[Content_Types].xml', '_rels/.rels', 'word/document.xml')],
    ['xlsx', /spreadsheetml/, () => zip('[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml')],
    ['pptx', /presentationml/, () => zip('[Content_Types].xml', '_rels/.rels', 'ppt/presentation.xml')],
    ['odt', /opendocument\.text$/, () => zip('mimetype', 'content.xml')],
  ] as const)(
    'of a document as %s is kept as it was sent, and saved where it is asked for',
    async (ending, type, make) => {
      const file = Buffer.concat([await make(), Buffer.from(String(Math.random()))]);
      const { status, body } = await send('document', file, `handout.${ending}`);
      expect([status, body.content_type]).toEqual([201, expect.stringMatching(type)]);
      const headers = { authorization: `Bearer ${await server.tokenOf(author)}` };
      const kept = await app.inject({ url: body.secure_url, headers });
      expect(kept.headers['content-disposition']).toBe('attachment');
      expect(kept.rawPayload.equals(file)).toBe(true);
      expect((await app.inject({ url: body.secure_url })).statusCode).toBe(404);
    },
  );

  it.each([
    ['another format than it is sent for', 'logo', () => noise(8, 8).png().toBuffer(), 'FILE_TYPE', 400],
    ['a page that is called a logo', 'logo', () => Buffer.from('<!doctype html><svg></svg>'), 'FILE_TYPE', 400],
    ['nothing', 'picture', () => Buffer.alloc(0), 'FILE_TYPE', 400],
    ['a Windows bitmap', 'picture', () => bmpOf({ width: 8, height: 8, bits: 24 }, () => 0), 'FILE_TYPE', 400],
    ['a program', 'picture', () => Buffer.from('MZ\x90\0'.repeat(600)), 'FILE_TYPE', 400],
    ['a video that is none', 'video', () => Buffer.from('RIFF\0\0\0\0AVI LIST'.repeat(200)), 'FILE_TYPE', 400],
    ['captions that are none', 'captions', () => Buffer.from('WEBVTT\n\nHello'), 'CAPTION_LINE', 400],
    ['a text as captions', 'captions', () => Buffer.from('Dear all,'), 'FILE_TYPE', 400],
    ['a picture that ends in the middle', 'picture', halfPicture, 'DAMAGED_FILE', 400],
    ['a zip as a document', 'document', () => zip('evil.jar', 'word/document.xml'), 'FILE_TYPE', 400],
    ['a page as a document', 'document', () => Buffer.from('<!doctype html>'), 'FILE_TYPE', 400],
    ['a document as a picture', 'picture', () => Buffer.from('%PDF-1.7\n'), 'FILE_TYPE', 400],
    ['too many bytes', 'picture', () => Buffer.concat([svg(), Buffer.alloc(5 * 1024 * 1024, ' ')]), 'FILE_SIZE', 413],
    ['30,000 by 30,000 pixels', 'picture', () => pngHead(30_000, 30_000), 'PIXELS', 413],
  ] as const)('of %s is refused, and leaves no row and no file', async (_what, preset, make, issue, status) => {
    const before = await mediaCount();
    const stored = opened.names();
    const peak = peakBytes();
    const { status: given, body } = await send(preset, await make(), 'mark.svg');
    expect([given, body.error.issue.code]).toEqual([status, issue]);
    expect(peakBytes() - peak).toBeLessThan(500 * 1024 * 1024);
    expect(await mediaCount()).toBe(before);
    expect([leftBeside(), opened.names()]).toEqual([[], stored]);
  });

  it('of more than 500 MB is refused before it comes', async () => {
    const said = await overTheLine(await order('video'), mp4(1024), 501 * 1024 * 1024);
    expect(said).toMatch(/^HTTP\/1\.1 413 [^]*"FILE_SIZE"[^]*/);
  });

  it.each(['cut off', 'cut off without having said its length'])(
    'that is %s leaves no row and no file',
    async (how) => {
      const before = await mediaCount();
      const stored = opened.names();
      const asked = await order('video');
      const logged = keptLog();
      await overTheLine(asked, mp4(2_000_000), how === 'cut off' ? 9_000_000 : null, { hangUp: true, log: logged });
      await expect.poll(leftBeside).toEqual([]);
      await expect.poll(logged.said).toContain('"msg":"the request was cut off by its sender"');
      expect(logged.said()).not.toMatch(/the database is away|"bug"/);
      expect(await mediaCount()).toBe(before);
      expect(opened.names()).toEqual(stored);
    },
  );

  it.each([
    ['another preset', { upload_preset: 'video', folder: 'content' }],
    ['another folder', { folder: 'content' }],
    ['a later moment', { timestamp: String(Math.floor(Date.now() / 1000) + 4000) }],
    ['another signature', { signature: 'x'.repeat(43) }],
    ['no signature', { signature: '' }],
  ])('with %s than was signed is refused', async (_what, change) => {
    expect(await post({ ...(await order('logo')), ...change }, svg())).toMatchObject({
      status: 403,
      body: { error: { code: 'FORBIDDEN' } },
    });
  });

  it('takes no signature of another person, and none after an hour', async () => {
    const other = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
    expect((await post(await order('logo', other), svg())).status).toBe(403);
    const old = Math.floor(Date.now() / 1000) - 3601;
    const { tickets } = server.services;
    const { signUpload } = await import('./upload-signature.ts');
    const signature = signUpload(tickets, author.id, old, 'logo');
    expect((await post({ ...(await order('logo')), timestamp: String(old), signature }, svg())).status).toBe(403);
  });

  it('is for those who may at this moment', async () => {
    const leaving = await buildUser(server.db, { role: 'CONTENT_DEVELOPER' });
    const asked = await order('logo', leaving);
    expect((await post(asked, svg(), null)).status).toBe(401);
    await server.db.updateTable('users').set({ role: 'STUDENT' }).where('id', '=', leaving.id).execute();
    expect((await post(asked, svg(), leaving)).status).toBe(403);
    const deleted_on = new Date().toISOString();
    await server.db.updateTable('users').set({ deleted_on }).where('id', '=', leaving.id).execute();
    expect((await post(asked, svg(), leaving)).status).toBe(401);
  });
});

async function halfPicture(): Promise<Buffer> {
  const whole = await noise(200, 200).png().toBuffer();
  return whole.subarray(0, whole.length / 2);
}

describe('a pass', () => {
  useStore('disk');

  it('lets authors see what only drafts show where no token is sent, and nobody else', async () => {
    const { body } = await send('picture', await noise(50, 40).png().toBuffer(), 'draft.png');
    const pass = async (user: BuiltUser | null) => {
      const headers = user ? { authorization: `Bearer ${await server.tokenOf(user)}` } : {};
      return app.inject({ method: 'POST', url: '/media/pass', headers });
    };
    const editor = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
    const given = await pass(editor);
    expect([given.statusCode, String(given.headers['set-cookie'])]).toEqual([
      204,
      expect.stringMatching(/^lectern-media=[\w.-]+; Path=\/media; HttpOnly; SameSite=Strict; Max-Age=600$/),
    ]);
    const cookie = String(given.headers['set-cookie']).split(';')[0] ?? '';
    const get = async (sent: string) =>
      (await app.inject({ url: body.secure_url, headers: { cookie: sent } })).statusCode;
    expect(await get(cookie)).toBe(200);
    expect(await get(`${cookie.slice(0, -4)}AAAA`)).toBe(404);
    const ticket = await server.services.tickets.seal({ attempt: editor.id }, 60);
    expect(await get(`lectern-media=${ticket}`)).toBe(404);
    expect((await pass(null)).statusCode).toBe(401);
    for (const role of ['STUDENT', 'SALES_MANAGER', 'TECH_SUPPORT'] as const) {
      const refused = await pass(await buildUser(server.db, { role }));
      expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined]);
    }
    await server.db.updateTable('users').set({ role: 'STUDENT' }).where('id', '=', editor.id).execute();
    expect(await get(cookie)).toBe(404);
  });
});

/** A picture that says how large it is, and little more. */
function pngHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', Buffer.alloc(40)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Sends bytes over a real connection and gives what was said; `announced` is the length that the head tells. */
async function overTheLine(
  asked: Record<string, string>,
  bytes: Buffer,
  announced: number | null,
  { hangUp = false, log = false }: { readonly hangUp?: boolean; readonly log?: AppOptions['log'] } = {},
): Promise<string> {
  const listening = await openApp(log);
  await listening.listen({ port: 0, host: '127.0.0.1' });
  const line = connect((listening.server.address() as { port: number }).port, '127.0.0.1');
  const said: string[] = [];
  line.on('data', (part) => said.push(part.toString())).on('error', () => {});
  const length = announced === null ? 'transfer-encoding: chunked' : `content-length: ${announced}`;
  line.write(
    `POST /media?${new URLSearchParams(asked)} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${await server.tokenOf(author)}\r\ncontent-type: video/mp4\r\n${length}\r\n\r\n`,
  );
  if (announced === null) line.write(`${bytes.length.toString(16)}\r\n`);
  line.write(bytes);
  const isOver = () => (hangUp ? leftBeside().length > 0 : said.join('').includes('\r\n\r\n'));
  await expect.poll(isOver, { timeout: 20_000 }).toBe(true);
  line.destroy();
  await listening.close();
  return said.join('');
}
