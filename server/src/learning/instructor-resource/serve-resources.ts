import { Refusal } from '@lectern/domain/refusal.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { actorOf } from '../../base/audit-log/actor.ts';
import { writeAudit } from '../../base/audit-log/write-audit.ts';
import { PermissionChecks, type Context } from '../../base/graphql/context.ts';
import { attachmentHeaders, fileName } from '../../base/http/attachment.ts';
import { findCaller } from '../../base/session/find-caller.ts';
import type { Services } from '../../services.ts';
import { bundle, savedName, storedName } from './bundle.ts';
import { readResources, type CourseResources } from './read-resources.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Opens GET /instructor-resources/:id: one file, or by the id of a course all of its files in a zip. To whoever may not
 * list them, they look missing. Who has them only by administering an institution is written into its audit log.
 */
export function serveResources(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>('/instructor-resources/:id', async (request, reply) => {
    const { id } = request.params;
    const viewerId = await findCaller(services, request);
    if (viewerId === null || !uuid.test(id)) return notFound(reply);
    const context: Context = {
      ...services,
      viewerId,
      claims: null,
      requestId: request.id,
      ip: request.ip,
      idempotencyKey: null,
      savedCopy: null,
      checks: new PermissionChecks(),
      answers: null,
    };
    const found = await readResources(context, 'GET /instructor-resources/:id', id, null).catch(nothing);
    const one = found?.resources.find((resource) => resource.id === id);
    if (!found || (!one && found.course.id !== id) || found.resources.length === 0) return notFound(reply);
    const names = (one ? [one] : found.resources).map(storedName);
    const sizes = await Promise.all(names.map((name) => services.media.sizeOf(name)));
    if (sizes.includes(null)) {
      request.log.error({ resource: id }, 'a file of the media library is missing');
      return notFound(reply);
    }
    await noteAdministrator(context, found, one?.id ?? null);
    if (!one) {
      const headers = attachmentHeaders(fileName(found.course.name, 'zip'), 'application/zip');
      return reply.headers(headers).send(bundle(services.media, found.resources));
    }
    reply.headers(attachmentHeaders(savedName(one), one.content_type)).header('content-length', sizes[0]);
    return reply.send(await services.media.read(storedName(one)));
  });
}

const nothing = (error: unknown): null => {
  if (error instanceof Refusal && error.code !== 'UNAVAILABLE') return null;
  throw error;
};

async function noteAdministrator(context: Context, found: CourseResources, id: string | null): Promise<void> {
  if (found.administered.length === 0) return;
  await context.db.transaction().execute(async (transaction) => {
    for (const chainId of [...found.administered].toSorted()) {
      await writeAudit(transaction, actorOf(context), {
        chain: 'INSTITUTION',
        chainId,
        action: 'RESOURCES_DOWNLOADED',
        object: { type: 'course', id: found.course.id },
        details: { resource_id: id },
      });
    }
  });
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send({ message: 'This address does not exist.' });
}
