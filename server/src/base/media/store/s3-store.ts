import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Refusal } from '@lectern/domain/refusal.ts';
import { AwsV4Signer } from 'aws4fetch';
import type { MediaStore } from './media-store.ts';
import type { S3Settings } from './settings.ts';

/** What is asked of the store. Its name is a path of our own making, so that it says nothing that has to be escaped. */
type Call = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly name: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readable;
};

/** What of a request for a file is the store's to answer. Nothing of a name ever changes, so that a part fits whatever somebody has. */
const asked = ['range', 'if-none-match', 'if-modified-since'];
const answered = ['accept-ranges', 'content-length', 'content-range', 'etag', 'last-modified'];
const ofNothing = sha256Of(Buffer.alloc(0));
/** Milliseconds until a store that has got a whole request says something. */
const patience = 10_000;

/**
 * Files in a bucket of an S3-compatible store. A file is put there by one signed request that names its length and its
 * hash, so that the store takes it whole or not at all and nothing has to be cleared away.
 */
export function s3Store(settings: S3Settings): MediaStore {
  const call = (asking: Call) => callStore(settings, asking);
  const put = async (name: string, body: Readable, bytes: number, sha256: string) => {
    const headers = { 'content-length': String(bytes), 'x-amz-content-sha256': sha256 };
    await done(await call({ method: 'PUT', name, body, headers }));
  };
  const sizeOf = async (name: string) => {
    const reply = await call({ method: 'HEAD', name });
    await done(reply, 404);
    return reply.status === 404 ? null : Number(reply.headers.get('content-length'));
  };
  return {
    async put(name, content) {
      if ((await sizeOf(name)) === content.byteLength) return;
      await put(name, Readable.from([content]), content.byteLength, sha256Of(content));
    },
    take: (name, { path, bytes, sha256 }) => put(name, createReadStream(path), bytes, sha256),
    sizeOf,
    async read(name) {
      const reply = await call({ method: 'GET', name });
      if (reply.status === 200) return streamOf(reply);
      await done(reply, 404);
      return null;
    },
    async serve(request, name) {
      const headers = Object.fromEntries(
        asked.flatMap((header) => {
          const said = request.headers[header];
          return typeof said === 'string' ? [[header, said]] : [];
        }),
      );
      const reply = await call({ method: request.method === 'HEAD' ? 'HEAD' : 'GET', name, headers });
      const { status } = reply;
      if (status === 200 || status === 206)
        return { statusCode: status, headers: headersOf(reply), stream: streamOf(reply) };
      await done(reply, 304, 404, 416);
      if (status === 404) return null;
      const { 'content-length': _length, ...said } = headersOf(reply);
      return { statusCode: status, headers: said, stream: Readable.from([]) };
    },
    remove: async (name) => done(await call({ method: 'DELETE', name }), 404),
  };
}

/** What a store says about a file that no library has: the code of its refusal, or the status where it gives none. */
export async function askStore(settings: S3Settings): Promise<string> {
  try {
    const reply = await callStore(settings, { method: 'GET', name: 'content/none' });
    return /<Code>(\w+)<\/Code>/.exec(await reply.text())?.[1] ?? `status ${reply.status}`;
  } catch (error) {
    const { cause } = (error as Refusal).cause as {
      readonly cause?: Error & { readonly cause?: NodeJS.ErrnoException };
    };
    return `that ${cause?.cause?.code ?? cause?.message ?? 'nothing'}`;
  }
}

async function callStore(settings: S3Settings, { method, name, headers = {}, body }: Call): Promise<Response> {
  const signer = new AwsV4Signer({
    method,
    url: `${settings.address}/${name}`,
    headers: { 'x-amz-content-sha256': ofNothing, ...headers },
    accessKeyId: settings.key,
    secretAccessKey: settings.secret,
    region: settings.region,
    service: 's3',
  });
  const signed = await signer.sign();
  // Else what is fetched would be packed, and its length that of the packet.
  signed.headers.set('accept-encoding', 'identity');
  const giveUp = new AbortController();
  const timer = body ? null : setTimeout(() => giveUp.abort(), patience);
  try {
    const { url } = signed;
    const sent = body ? { body: Readable.toWeb(body) as BodyInit, duplex: 'half' as const } : {};
    return await fetch(url, { method, headers: signed.headers, redirect: 'error', signal: giveUp.signal, ...sent });
  } catch (cause) {
    throw away(`${method} ${name}`, cause);
  } finally {
    if (timer) clearTimeout(timer);
    body?.destroy();
  }
}

/** Lets the rest of a reply go by, and throws where it is neither a success nor one of these. */
async function done(reply: Response, ...fine: readonly number[]): Promise<void> {
  const said = reply.body ? await reply.text() : '';
  if (!reply.ok && !fine.includes(reply.status)) throw away(`status ${reply.status}`, said.slice(0, 500));
}

const away = (what: string, cause: unknown): Refusal => {
  const refusal = new Refusal('UNAVAILABLE');
  refusal.cause = new Error(`the media store did not do as asked: ${what}`, { cause });
  return refusal;
};

const headersOf = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries(answered.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));

const streamOf = ({ body }: Response): Readable =>
  body ? Readable.fromWeb(body as ReadableStream<Uint8Array>) : Readable.from([]);

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
