import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { S3Settings } from '../../src/base/media/store/settings.ts';

/** A bucket as a provider keeps it: objects by name, for whoever signs with its secret. */
export type TestBucket = {
  readonly settings: S3Settings;
  readonly objects: Map<string, Buffer>;
  /** The most bytes that a body may have before its line is cut; null lets all of them come. */
  cutAfter: number | null;
  /** What it replies to everything in place of doing it. */
  status: number | null;
  readonly close: () => Promise<void>;
};

/** Opens one on this machine. It believes nobody: signature, hash and length of each request are worked out anew. */
export async function openTestBucket(secret = 'a secret of the tests'): Promise<TestBucket> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    answer(request, response, bucket, secret).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/school-media`;
  const bucket: TestBucket = {
    settings: { address, region: 'eu-test-1', key: 'SCHOOL', secret },
    objects,
    cutAfter: null,
    status: null,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return bucket;
}

async function answer(request: IncomingMessage, response: ServerResponse, bucket: TestBucket, secret: string) {
  const say = (status: number, code = '') =>
    response.writeHead(status).end(code && `<Error><Code>${code}</Code></Error>`);
  const why = whyNotSigned(request, secret);
  if (why) return say(403, why);
  if (bucket.status) return say(bucket.status, 'InternalError');
  const { pathname } = new URL(request.url ?? '', 'http://x');
  if (!pathname.startsWith('/school-media/')) return say(404, 'NoSuchBucket');
  const name = decodeURIComponent(pathname.slice('/school-media/'.length));
  if (request.method === 'PUT') return take(request, bucket, name, say);
  if (request.method === 'DELETE') {
    bucket.objects.delete(name);
    return say(204);
  }
  const object = bucket.objects.get(name);
  return object ? give(request, response, object) : say(404, 'NoSuchKey');
}

async function take(
  request: IncomingMessage,
  bucket: TestBucket,
  name: string,
  say: (status: number, code?: string) => void,
) {
  const { cutAfter } = bucket;
  if (cutAfter !== null) {
    let bytes = 0;
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > cutAfter) return request.socket.destroy();
    }
  }
  const content = await buffer(request);
  if (content.byteLength !== Number(request.headers['content-length'])) return say(400, 'IncompleteBody');
  if (sha256(content) !== request.headers['x-amz-content-sha256']) return say(400, 'XAmzContentSHA256Mismatch');
  bucket.objects.set(name, content);
  return say(200);
}

async function give(request: IncomingMessage, response: ServerResponse, object: Buffer): Promise<void> {
  const etag = `"${createHash('md5').update(object).digest('hex')}"`;
  const all = object.byteLength;
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
  const [, from = '', to = ''] = range ?? [];
  const first = from === '' ? Math.max(all - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? all - 1 : Math.min(Number(to), all - 1);
  if (range && first > last) {
    return void response.writeHead(416, { 'content-range': `bytes */${all}` }).end('<Error/>');
  }
  const part = range ? object.subarray(first, last + 1) : object;
  const headers = {
    'accept-ranges': 'bytes',
    'content-type': 'binary/octet-stream',
    'content-length': part.byteLength,
    etag,
  };
  response.writeHead(
    range ? 206 : 200,
    range ? { ...headers, 'content-range': `bytes ${first}-${last}/${all}` } : headers,
  );
  await pipeline([request.method === 'HEAD' ? Buffer.alloc(0) : part], response);
}

/** The code with which a request is refused whose signature (AWS Signature Version 4) is not the one it should have; null for a good one. */
function whyNotSigned({ method = '', url = '', headers }: IncomingMessage, secret: string): string | null {
  const said =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!said) return 'AccessDenied';
  const [, key, day = '', region = '', names = '', signature = ''] = said;
  if (key !== 'SCHOOL') return 'InvalidAccessKeyId';
  const at = String(headers['x-amz-date']);
  const [, year, month, date, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(at) ?? [];
  const moment = Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`);
  if (!at.startsWith(day) || !(Math.abs(Date.now() - moment) < 15 * 60_000)) return 'RequestTimeTooSkewed';
  const signed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))) return 'AccessDenied';
  const { pathname, search } = new URL(url, 'http://x');
  const canonical = [
    method,
    pathname,
    search.slice(1),
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const signing = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`);
  const right = hmac(signing, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n'));
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}

const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');
