import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Services } from '../../services.ts';
import { comesFromAuthor } from './media-pass.ts';
import { narrowerName } from './store-media.ts';

type MediaFile = {
  readonly folder: string;
  readonly file_name: string;
  readonly narrower_widths: readonly number[];
  readonly content_type: string;
  readonly is_open: boolean;
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Opens GET /media/:id, with `?w=400` for a picture in a smaller width. Logos and what published content shows is for everyone who knows the id; the rest is for content
 * roles, and looks to everyone else as if it did not exist. Files are served so that nothing in them can run.
 */
export function serveMedia(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string }; Querystring: { w?: unknown } }>('/media/:id', async (request, reply) => {
    const { id } = request.params;
    const file = uuid.test(id) ? await findFile(services.db, id) : null;
    if (!file || !(file.is_open || (await comesFromAuthor(services, request)))) return notFound(reply);
    const name = fileNameFor(file, Number(request.query.w));
    const stored = await services.media.serve(request.raw, `${file.folder}/${name}`);
    if (!stored) {
      request.log.error({ media: id }, 'a file of the media library is missing');
      return notFound(reply);
    }
    return reply
      .code(stored.statusCode)
      .headers(stored.headers)
      .headers({
        'content-type': file.content_type === 'text/vtt' ? 'text/vtt; charset=utf-8' : file.content_type,
        // A document is saved and never opened here.
        'content-disposition': file.content_type.startsWith('application/') ? 'attachment' : 'inline',
        'content-security-policy': `sandbox; default-src 'none'`,
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'cache-control': file.is_open ? 'public, max-age=31536000, immutable' : 'private, no-cache',
      })
      .send(stored.stream);
  });
}

/** The file of the wanted width in pixels; that of the picture itself where there is none. */
function fileNameFor({ file_name, narrower_widths }: MediaFile, wanted: number): string {
  return narrower_widths.includes(wanted) ? narrowerName(file_name, wanted) : file_name;
}

/** Once something published has shown a file, it stays open; until then each request asks again. */
async function findFile(db: Database, id: string): Promise<MediaFile | null> {
  const { rows } = await sql<MediaFile>`/* find-media */
    select folder, file_name, narrower_widths, content_type, published_on is not null or folder = 'logos' as is_open
    from media where id = ${id}`.execute(db);
  const [file] = rows;
  if (!file || file.is_open) return file ?? null;
  const opened = await sql`/* open-media */
    update media set published_on = now() where id = ${id} and published_on is null and is_media_shown(id) returning id`.execute(
    db,
  );
  return { ...file, is_open: opened.rows.length > 0 };
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send({ message: 'This address does not exist.' });
}
