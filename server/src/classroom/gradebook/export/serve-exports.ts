import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAllowed } from '../../../base/graphql/policy.ts';
import { userActor } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import { fileName } from '../../../base/http/attachment.ts';
import { serveOnce } from '../../../base/download/once-address.ts';
import type { Services } from '../../../services.ts';
import { spreadsheetType, streamWorkbook } from '../../../base/spreadsheet/stream-workbook.ts';
import { principalOf } from '../../../base/access/group-access.ts';
import { takeExportAddress } from './export-address.ts';
import { findExportGroups, type ExportGroup, type WantedExport } from './find-export-groups.ts';
import { readExportedExercises, readSheets } from './read-export.ts';
import { sheetsOf, wholeSheet } from './sheets-of.ts';
import { sheetTexts, type SheetTexts } from './texts/catalogues.ts';
import { streamCsv } from './write-csv.ts';
import type { WorkbookTask } from './workbook-worker.ts';

const csvType = 'text/csv; charset=utf-8';
const thread = new URL('workbook-worker.ts', import.meta.url);

type Taken = { readonly thing: WantedExport; readonly groups: readonly ExportGroup[] };

/** Opens GET /exports/:address, which gives a spreadsheet once to the person who asked for it. Whoever lost the right since finds nothing. */
export function serveExports(app: FastifyInstance, services: Services): void {
  serveOnce(app, services, '/exports/:address', async (request, viewerId, secret) => {
    const taken = await take(services, request, viewerId, secret);
    if (!taken) return null;
    const { thing, groups } = taken;
    const acceptLanguage = request.headers['accept-language'];
    const levels = groups[0]?.levels ?? 0;
    const exercises = await readExportedExercises(services.db, thing.courseId, groups);
    const texts = sheetTexts(acceptLanguage);
    const { asCsv, identified } = thing;
    if (asCsv) {
      const sheet = wholeSheet(exercises, identified, texts);
      const bytes = streamCsv(sheet, texts, readSheets(services.db, groups, [sheet]));
      return { name: nameOf(taken, texts), contentType: csvType, bytes };
    }
    const learners = readSheets(services.db, groups, sheetsOf(exercises, { levels, identified }, texts));
    const task: WorkbookTask = { exercises, levels, identified, acceptLanguage };
    const bytes = streamWorkbook({ file: thread, task }, learners);
    return { name: nameOf(taken, texts), contentType: spreadsheetType, bytes };
  });
}

/** The address is used up, the right asked for again and the act written down, all of it or nothing. */
async function take(
  { db }: Services,
  request: FastifyRequest,
  viewerId: string,
  secret: string,
): Promise<Taken | null> {
  return db.transaction().execute(async (transaction) => {
    const thing = await takeExportAddress(transaction, viewerId, secret);
    if (!thing) return null;
    const groups = await findExportGroups(transaction, viewerId, thing);
    if (groups.length === 0) return null;
    if (!groups.every(({ access }) => isAllowed('GET /exports/:address', principalOf(access)))) return null;
    const actor = userActor({ ip: request.ip, requestId: request.id }, viewerId);
    const institutions = Map.groupBy(groups, ({ institution_id }) => institution_id);
    // Always in the same order: two who wait for the chains of several would wait for each other.
    for (const chainId of [...institutions.keys()].toSorted()) {
      await writeAudit(transaction, actor, {
        chain: 'INSTITUTION',
        chainId,
        action: 'GRADEBOOK_EXPORTED',
        object: { type: 'course', id: thing.courseId },
        details: { group_ids: institutions.get(chainId)?.map(({ id }) => id) },
      });
    }
    return { thing, groups };
  });
}

function nameOf({ thing, groups }: Taken, texts: SheetTexts): string {
  const [group] = groups;
  return fileName(
    texts.fileOf(group?.course_name ?? '', thing.groupId === null ? null : (group?.name ?? null)),
    thing.asCsv ? 'csv' : 'xlsx',
  );
}
