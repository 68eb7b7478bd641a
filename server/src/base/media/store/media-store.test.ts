import { createHash } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestBucket, type TestBucket } from '../../../../test/s3/s3-server.ts';
import { openTestStore, storeKinds, type TestStore } from '../../../../test/s3/stores.ts';
import { readEnv } from '../../../env.ts';
import { s3Store } from './s3-store.ts';
import { readStoreSettings } from './settings.ts';

const dir = mkdtempSync(join(tmpdir(), 'lectern-whole-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const name = 'content/ab/abcdef.800.webp';
const bytes = Buffer.from('0123456789');

function wholeFile(content: Buffer) {
  const path = join(dir, String(Math.random()));
  writeFileSync(path, content);
  return { path, bytes: content.byteLength, sha256: createHash('sha256').update(content).digest('hex') };
}

/** Asks a store as a browser asks the server. */
async function ask(store: TestStore['store'], asked: string, headers: Record<string, string> = {}, method = 'GET') {
  const reply = await store.serve({ method, headers } as IncomingMessage, asked);
  if (!reply) return null;
  const said = Object.entries(reply.headers).map(([header, value]) => [header.toLowerCase(), value]);
  return {
    statusCode: reply.statusCode,
    headers: Object.fromEntries(said),
    content: (await buffer(reply.stream)).toString(),
  };
}

describe.each(storeKinds)('a media store on %s', (kind) => {
  let opened: TestStore;
  beforeEach(async () => {
    opened = await openTestStore(kind);
  });
  afterEach(() => opened.close());

  it('gives back what was put there, and nothing under another name', async () => {
    const { store, names } = opened;
    await store.put(name, bytes);
    expect(await store.sizeOf(name)).toBe(10);
    expect((await buffer((await store.read(name)) ?? Readable.from([]))).equals(bytes)).toBe(true);
    for (const other of ['content/ab/abcdef.webp', 'logos/ab/abcdef.800.webp']) {
      expect(await ask(store, other)).toBe(null);
    }
    expect(await store.sizeOf('content/ab/abcdef.webp')).toBe(null);
    expect(await store.read('content/ab/abcdef.webp')).toBe(null);
    expect(names()).toEqual([name]);
  });

  it('takes a file as it lies on the disk', async () => {
    const { store, names } = opened;
    const content = Buffer.alloc(3_000_000, String(Math.random()));
    await store.take(name, wholeFile(content));
    expect((await buffer((await store.read(name)) ?? Readable.from([]))).equals(content)).toBe(true);
    expect(names()).toEqual([name]);
  });

  it('lets a file be put there again, and taken away more than once', async () => {
    const { store, names } = opened;
    await store.put(name, bytes);
    await store.put(name, bytes);
    expect(names()).toEqual([name]);
    await store.remove(name);
    await store.remove(name);
    expect([names(), await store.sizeOf(name)]).toEqual([[], null]);
  });

  it('serves a file, parts of it, and nothing to whoever has it', async () => {
    const { store } = opened;
    await store.put(name, bytes);
    const whole = await ask(store, name);
    expect(whole).toMatchObject({ statusCode: 200, content: '0123456789' });
    expect(whole?.headers).toMatchObject({ 'content-length': expect.anything(), 'accept-ranges': 'bytes' });
    const parts = {
      'bytes=2-4': ['234', 'bytes 2-4/10'],
      'bytes=7-': ['789', 'bytes 7-9/10'],
      'bytes=-2': ['89', 'bytes 8-9/10'],
    };
    for (const [range, [content, said]] of Object.entries(parts)) {
      const part = await ask(store, name, { range });
      expect(part).toMatchObject({ statusCode: 206, content, headers: { 'content-range': said } });
    }
    const beyond = await ask(store, name, { range: 'bytes=20-30' }).catch((error: { statusCode: number }) => error);
    expect(beyond?.statusCode).toBe(416);
    const again = await ask(store, name, { 'if-none-match': String(whole?.headers['etag']) });
    expect(again).toMatchObject({ statusCode: 304, content: '' });
    expect(await ask(store, name, {}, 'HEAD')).toMatchObject({ statusCode: 200, content: '' });
  });
});

describe('a store that speaks S3', () => {
  let bucket: TestBucket;
  beforeEach(async () => {
    bucket = await openTestBucket();
  });
  afterEach(() => bucket.close());

  it('has nothing of a file whose line was cut, and gets it whole the next time', async () => {
    const store = s3Store(bucket.settings);
    const content = Buffer.alloc(2_000_000, 'a');
    bucket.cutAfter = 500_000;
    await expect(store.take(name, wholeFile(content))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(bucket.objects.size).toBe(0);
    bucket.cutAfter = null;
    await store.take(name, wholeFile(content));
    expect(bucket.objects.get(name)?.equals(content)).toBe(true);
  });

  it('never has a file of 300 MB in memory', async () => {
    const path = join(dir, 'large');
    const hash = createHash('sha256');
    const piece = Buffer.alloc(1024 * 1024, 'v');
    function* pieces() {
      for (let at = 0; at < 300; at++) {
        hash.update(piece);
        yield piece;
      }
    }
    await pipeline(Readable.from(pieces()), createWriteStream(path));
    bucket.cutAfter = 295 * 1024 * 1024;
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers - before)), 5);
    const file = { path, bytes: 300 * 1024 * 1024, sha256: hash.digest('hex') };
    await expect(s3Store(bucket.settings).take(name, file)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    clearInterval(watch);
    expect(most).toBeGreaterThan(0);
    // Pieces that were sent count until they are collected, whenever that is.
    expect(most).toBeLessThan(file.bytes / 2);
  });

  it('does not take what is not what was announced', async () => {
    const store = s3Store(bucket.settings);
    const file = wholeFile(bytes);
    await expect(store.take(name, { ...file, sha256: '0'.repeat(64) })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(bucket.objects.size).toBe(0);
  });

  it.each([
    ['another secret', { secret: 'another' }, 'SignatureDoesNotMatch'],
    ['another key', { key: 'SOMEBODY' }, 'InvalidAccessKeyId'],
  ])('is refused with %s, and the reason stands behind what people are told', async (_what, change, said) => {
    const store = s3Store({ ...bucket.settings, ...change });
    bucket.objects.set(name, bytes);
    const file = wholeFile(bytes);
    for (const tried of [() => store.take('content/x', file), () => store.read(name), () => store.remove(name)]) {
      const refusal = await tried().catch((error: unknown) => error);
      expect(refusal).toMatchObject({ code: 'UNAVAILABLE', cause: { message: expect.stringContaining('403') } });
      expect(JSON.stringify((refusal as { cause: Error }).cause.cause)).toContain(said);
    }
    expect([...bucket.objects.keys()]).toEqual([name]);
  });

  it('that fails or is away is UNAVAILABLE', async () => {
    const store = s3Store(bucket.settings);
    bucket.status = 500;
    await expect(store.read(name)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(ask(store, name)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await bucket.close();
    const tries = [
      () => store.read(name),
      () => store.sizeOf(name),
      () => store.put(name, bytes),
      () => store.take(name, wholeFile(bytes)),
    ];
    for (const tried of tries) await expect(tried()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    bucket = await openTestBucket();
  });
});

describe('the settings of a store', () => {
  const all = { MEDIA_S3_BUCKET: 'school', MEDIA_S3_KEY: 'k', MEDIA_S3_SECRET: 's', MEDIA_S3_REGION: 'eu-west-1' };
  const addressOf = (more: Record<string, string>) => {
    const settings = readStoreSettings({ ...all, ...more });
    return typeof settings === 'object' ? settings.address : settings;
  };

  it('name the bucket in the host or in the path', () => {
    expect(addressOf({})).toBe('https://school.s3.eu-west-1.amazonaws.com');
    expect(addressOf({ MEDIA_S3_ENDPOINT: 'https://fsn1.store.example/' })).toBe('https://school.fsn1.store.example');
    const own = { MEDIA_S3_ENDPOINT: 'http://store.example:9000', MEDIA_S3_PATH_STYLE: 'yes' };
    expect(addressOf(own)).toBe('http://store.example:9000/school');
  });

  it('are all there or none is', () => {
    expect(readEnv({}).mediaStore).toBe(undefined);
    expect(readEnv(all).mediaStore).toMatchObject({ region: 'eu-west-1', key: 'k', secret: 's' });
    for (const left of ['MEDIA_S3_BUCKET', 'MEDIA_S3_KEY', 'MEDIA_S3_SECRET'])
      expect(() => readEnv({ ...all, [left]: '' })).toThrow(
        `The media store needs ${left} beside its other variables.`,
      );
    expect(() => readEnv({ ...all, MEDIA_S3_BUCKET: 'a/../b' })).toThrow('MEDIA_S3_BUCKET');
  });
});
