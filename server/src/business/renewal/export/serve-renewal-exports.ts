import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { isAllowed } from '../../../base/graphql/policy.ts';
import { userActor } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import { fileName } from '../../../base/http/attachment.ts';
import { serveOnce } from '../../../base/download/once-address.ts';
import type { Services } from '../../../services.ts';
import { spreadsheetType, streamWorkbook } from '../../../base/spreadsheet/stream-workbook.ts';
import { eachRenewal, type RenewalsAsked } from '../read-renewals.ts';
import type { RenewalRow } from '../renewal-row.ts';
import { renewalExportAddresses } from './renewal-export-address.ts';
import type { RenewalsTask } from './renewals-worker.ts';
import { renewalSheetTexts } from './texts/catalogues.ts';

const thread = new URL('renewals-worker.ts', import.meta.url);
const atOnce = 500;

type Taken = { readonly asked: RenewalsAsked; readonly today: string };

/** Opens GET /exports/renewals/:address, which gives the worklist as a spreadsheet once to the person who asked for it. Whoever lost the right since finds nothing. */
export function serveRenewalExports(app: FastifyInstance, services: Services): void {
  serveOnce(app, services, '/exports/renewals/:address', async (request, viewerId, secret) => {
    const taken = await take(services, request, viewerId, secret);
    if (!taken) return null;
    const acceptLanguage = request.headers['accept-language'];
    const task: RenewalsTask = { acceptLanguage };
    const bytes = streamWorkbook({ file: thread, task }, parts(services, taken.asked));
    const name = fileName(renewalSheetTexts(acceptLanguage).file(taken.today), 'xlsx');
    return { name, contentType: spreadsheetType, bytes };
  });
}

/** What the thread is given: licenses, then the end of its one sheet. */
async function* parts({ db }: Services, asked: RenewalsAsked): AsyncGenerator<RenewalRow[] | null> {
  yield* eachRenewal(db, asked, atOnce);
  yield null;
}

/** The address is used up, the right asked for again and the act written down, all of it or nothing. */
async function take(
  { db }: Services,
  request: FastifyRequest,
  viewerId: string,
  secret: string,
): Promise<Taken | null> {
  return db.transaction().execute(async (transaction) => {
    const asked = await renewalExportAddresses.take(transaction, viewerId, secret);
    const { rows } = await sql<{ role: GlobalRole; today: string }>`/* renewal-exporter */
      select role, today('UTC')::text as today from users where id = ${viewerId} and deleted_on is null`.execute(
      transaction,
    );
    const [person] = rows;
    const principal = { signedIn: true, globalRole: person?.role ?? null };
    if (!asked || !person || !isAllowed('GET /exports/renewals/:address', principal)) return null;
    const { search, ...details } = asked;
    await writeAudit(transaction, userActor({ ip: request.ip, requestId: request.id }, viewerId), {
      chain: 'PERSON',
      chainId: viewerId,
      action: 'RENEWALS_EXPORTED',
      object: { type: 'user', id: viewerId },
      details,
      personal: search === '' ? {} : { search },
    });
    return { asked, today: person.today };
  });
}
