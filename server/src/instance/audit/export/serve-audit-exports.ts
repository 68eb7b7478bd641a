import { Readable } from 'node:stream';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { userActor } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import { PermissionChecks } from '../../../base/graphql/context.ts';
import { fileName } from '../../../base/http/attachment.ts';
import { serveOnce } from '../../../base/download/once-address.ts';
import type { Services } from '../../../services.ts';
import type { AskedEntries } from '../asked-entries.ts';
import { readInAudit } from '../read-in-audit.ts';
import { auditCsv } from './audit-csv.ts';
import { auditExportAddresses } from './audit-export-address.ts';
import { readExportedEntries } from './read-exported-entries.ts';
import { auditSheetTexts } from './texts/catalogues.ts';

/** Opens GET /audit-exports/:address, which gives entries of the audit log once to the person who asked for them. Whoever lost the right since finds nothing. */
export function serveAuditExports(app: FastifyInstance, services: Services): void {
  serveOnce(app, services, '/audit-exports/:address', async (request, viewerId, secret) => {
    const asked = await take(services, request, viewerId, secret);
    if (!asked) return null;
    const texts = auditSheetTexts(request.headers['accept-language']);
    const steps = readExportedEntries({ db: services.db, viewerId, checks: new PermissionChecks() }, asked);
    const bytes = Readable.from(auditCsv(steps, texts));
    return { name: fileName(texts.file, 'csv'), contentType: 'text/csv; charset=utf-8', bytes };
  });
}

/** The address is used up, the right asked for again and the act written down, all of it or nothing. */
async function take(
  { db: database }: Services,
  request: FastifyRequest,
  viewerId: string,
  secret: string,
): Promise<AskedEntries | null> {
  return database.transaction().execute(async (db) => {
    const asked = await auditExportAddresses.take(db, viewerId, secret);
    if (!asked || !(await mayStill({ db, viewerId }, asked))) return null;
    const { institution_id, search, ...filter } = asked;
    const thing = { type: institution_id === null ? 'user' : 'institution', id: institution_id ?? viewerId } as const;
    await writeAudit(db, userActor({ ip: request.ip, requestId: request.id }, viewerId), {
      chain: institution_id === null ? 'PERSON' : 'INSTITUTION',
      chainId: thing.id,
      action: 'AUDIT_EXPORTED',
      object: thing,
      details: Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null)),
      ...(search === '' ? {} : { personal: { search } }),
    });
    return asked;
  });
}

type Reader = Parameters<typeof readInAudit>[0];

async function mayStill(reader: Omit<Reader, 'checks'>, { institution_id }: AskedEntries): Promise<boolean> {
  const asking = { ...reader, checks: new PermissionChecks() };
  try {
    await readInAudit(asking, 'GET /audit-exports/:address', institution_id, sql<true>`to_jsonb(true)`);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
