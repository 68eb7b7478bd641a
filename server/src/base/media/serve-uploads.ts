import { readFile } from 'node:fs/promises';
import type { WrongLine } from '@lectern/domain/learning/library/captions.ts';
import { uploadPresets, type UploadPreset } from '@lectern/domain/base/media/upload-preset.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { tableEncodings, type TableEncoding } from '@lectern/domain/base/spreadsheet/table-encoding.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { isAllowed } from '../graphql/policy.ts';
import { userActor } from '../audit-log/actor.ts';
import { writeAudit } from '../audit-log/write-audit.ts';
import { publicRefusal } from '../graphql/errors.ts';
import { openTurns } from '../http/turns.ts';
import { findCaller } from '../session/find-caller.ts';
import type { Services } from '../../services.ts';
import { findEditor, type Editor } from './find-editor.ts';
import { megabyte, mostBytes, receiveFile, removeLeftUploads, whyNotSent, type ReceivedFile } from './receive-file.ts';
import {
  captionsHash,
  captionsIn,
  findMedia,
  keepAsSent,
  keepMedia,
  prepareMedia,
  type StoredMedia,
} from './store-media.ts';
import { mediaDirOf } from './store/open-media-store.ts';
import { isSigned, presetsOf } from './upload-signature.ts';
import { openUploadsAtOnce } from './uploads-at-once.ts';

const asked = z.object({
  api_key: z.uuid(),
  timestamp: z.coerce.number().int(),
  upload_preset: z.enum(Object.keys(uploadPresets) as [UploadPreset]),
  signature: z.string().max(200),
  folder: z.string(),
  filename: z.string().max(1000).default(''),
  /** The one that captions are to be read in; without it the one they speak for. */
  encoding: z.enum(tableEncodings).optional(),
});
type Asked = z.output<typeof asked>;
type Kept = StoredMedia & {
  readonly existing: boolean;
  readonly wrong_lines: readonly WrongLine[];
  readonly encoding: TableEncoding | null;
};

/** A picture of 40 million pixels takes 160 MB while it is drawn anew. */
const drawnAtOnce = 2;
const longest = 3_600_000;
const statusOf: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
};

/**
 * Opens POST /media: the body is one file, the address says for what it is sent and carries the signature of
 * `cloudinaryInfo`. It replies with the address of the file as `secure_url` and, of captions, the lines that were not taken as
 * `wrong_lines` and the `encoding` they were read in, or with `error`.
 */
export async function serveUploads(app: FastifyInstance, services: Services): Promise<void> {
  const mediaDir = mediaDirOf(services.env.dataDir);
  const inTurn = openTurns(drawnAtOnce);
  const oneOf = openUploadsAtOnce();
  app.addHook('onReady', () => removeLeftUploads(mediaDir));
  await app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    // The file is read by whoever has asked everything else first.
    uploads.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    uploads.post('/media', { config: { patience: longest } }, async (request, reply) => {
      try {
        const { uploader, order } = await allowed(services, request);
        const length = request.headers['content-length'];
        const what = { preset: order.upload_preset, announced: length === undefined ? null : Number(length) };
        const body = (request.body ?? request.raw) as Readable;
        const kept = await oneOf(uploader.id, what.announced ?? mostBytes(what.preset), () =>
          receiveFile(body, mediaDir, what, (file) => keep(services, inTurn, file, { uploader, order, request })),
        );
        return await reply.code(kept.existing ? 200 : 201).send(asReply(kept));
      } catch (error) {
        return refuse(request, reply, error);
      }
    });
  });
}

async function allowed(services: Services, request: FastifyRequest): Promise<{ uploader: Editor; order: Asked }> {
  const viewerId = await findCaller(services, request);
  const uploader = viewerId === null ? null : await findEditor(services.db, viewerId);
  if (!uploader) throw new Refusal('UNAUTHENTICATED');
  if (!isAllowed('POST /media', { signedIn: true, globalRole: uploader.role })) throw new Refusal('FORBIDDEN');
  const { data: order } = asked.safeParse(request.query);
  if (!order) throw new Refusal('INVALID');
  const { api_key, timestamp, upload_preset: preset, folder, signature } = order;
  const isOwn = api_key === uploader.id && presetsOf(uploader.role).includes(preset);
  if (!isOwn || folder !== uploadPresets[preset].folder) throw new Refusal('FORBIDDEN');
  if (!isSigned(services.tickets, { personId: uploader.id, timestamp, preset }, signature))
    throw new Refusal('FORBIDDEN');
  const refusal = whyNotSent(preset, Number(request.headers['content-length'] ?? 0));
  if (refusal) throw refusal;
  await services.limiter.count('upload', uploader.id);
  const announced = Number(request.headers['content-length'] ?? mostBytes(preset));
  await services.limiter.count('uploadedMegabytes', uploader.id, Math.ceil(announced / megabyte) || 1);
  return { uploader, order };
}

async function keep(
  { db, media: store }: Services,
  inTurn: ReturnType<typeof openTurns>,
  file: ReceivedFile,
  { uploader, order, request }: { uploader: Editor; order: Asked; request: FastifyRequest },
): Promise<Kept> {
  const { folder } = uploadPresets[order.upload_preset];
  const captions = file.type.kind === 'captions' ? captionsIn(await readFile(file.path), order.encoding) : null;
  const read = { wrong_lines: captions?.wrong ?? [], encoding: captions?.encoding ?? null };
  const known = await findMedia(db, folder, captions ? captionsHash(captions) : file.sha256);
  if (known) return { ...known, existing: true, ...read };
  const staysAsSent = file.type.kind === 'video' || file.type.kind === 'document';
  const made = staysAsSent
    ? null
    : await inTurn(request.ip, async () => prepareMedia(await readFile(file.path), order.filename, order.encoding));
  return db.transaction().execute(async (transaction) => {
    const by = { created_by: uploader.id };
    const original_name = order.filename.slice(0, 255);
    const media = made
      ? await keepMedia(transaction, store, folder, made, by)
      : await keepAsSent(transaction, store, folder, { ...file, original_name, width: null, height: null }, by);
    await writeAudit(transaction, userActor({ ip: request.ip, requestId: request.id }, uploader.id), {
      chain: 'PERSON',
      chainId: uploader.id,
      action: 'MEDIA_UPLOADED',
      object: { type: 'media', id: media.id },
      details: { upload_preset: order.upload_preset, bytes: file.bytes },
    });
    return { ...media, existing: false, ...read };
  });
}

const asReply = ({ id, address, content_type, width, height, existing, wrong_lines, encoding }: Kept) => ({
  public_id: id,
  secure_url: address,
  content_type,
  width,
  height,
  existing,
  wrong_lines,
  encoding,
});

function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof Refusal)) throw error;
  // What is still coming is let go by.
  request.raw.resume();
  if (error.code === 'UNAVAILABLE') throw error;
  const { message, extensions } = publicRefusal(error);
  return reply.code(statusOf[error.code] ?? 400).send({ error: { message, ...extensions } });
}
