import { emailAddress } from '@lectern/domain/base/account/account-form.ts';
import { checkInput } from '@lectern/domain/check-input.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { isAllowed } from '../graphql/policy.ts';
import { writeAudit } from '../audit-log/write-audit.ts';
import { isLocal } from '../http/is-local.ts';
import { refusalMessage } from '../../refusal-message.ts';
import type { Services } from '../../services.ts';
import { findFramedLearner } from './find-framed-learner.ts';
import { codeLife, makeIframeCode } from './iframe-code.ts';
import { findCallingPartner, type Partner } from './partner.ts';
import { hasOwnAccounts, ownIssuer } from '../../own-accounts.ts';

const wanted = z.strictObject({
  email: emailAddress,
  group_id: z.uuid(),
  course_id: z.uuid(),
  parent_origin: z.string().check(z.minLength(1), z.maxLength(300)),
});

const statuses: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  INVALID: 422,
  RATE_LIMITED: 429,
};

/**
 * Opens POST /partner/iframe-code: a partner asks for the code that signs a learner in to a course inside a frame on its
 * page. Only the built-in identity provider knows such codes, so that the call is missing beside another one.
 */
export function servePartnerCalls(app: FastifyInstance, services: Services): void {
  if (!hasOwnAccounts(services.env)) return;
  app.post('/partner/iframe-code', { bodyLimit: 4096 }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const partner = await getPartner(services, request);
      return await reply.code(201).send(await mint(services, partner, request));
    } catch (error) {
      if (error instanceof Refusal && statuses[error.code]) return refuse(reply, error);
      throw error;
    }
  });
}

async function getPartner({ db, limiter }: Services, { ip, headers }: FastifyRequest): Promise<Partner> {
  await limiter.refuseIfUsedUp('partnerMiss', ip);
  const partner = await findCallingPartner(db, headers.authorization);
  const may = isAllowed('POST /partner/iframe-code', { signedIn: false, partnerClient: partner !== null });
  if (!partner || !may) {
    await limiter.count('partnerMiss', ip);
    throw new Refusal('UNAUTHENTICATED');
  }
  await limiter.count('partner', partner.id);
  return partner;
}

async function mint({ db, env }: Services, partner: Partner, request: FastifyRequest) {
  const { data, issues } = checkInput(wanted, request.body);
  if (issues) throw new Refusal('INVALID', { field: issues[0].field, issue: issues[0] });
  const { parent_origin, ...whom } = data;
  if (!partner.origins.includes(parent_origin)) throw new Refusal('FORBIDDEN', { field: 'parent_origin' });
  const { id: partner_id, institution_id } = partner;
  const from = { issuer: ownIssuer(env), isLocal: isLocal(request, env) };
  const code = await db.transaction().execute(async (transaction) => {
    const account_id = await findFramedLearner(transaction, partner, whom, from);
    const { group_id, course_id } = whom;
    const made = await makeIframeCode(transaction, { partner_id, account_id, group_id, course_id, parent_origin });
    const actor = { type: 'PARTNER', id: partner_id, address: request.ip, requestId: request.id } as const;
    await writeAudit(transaction, actor, {
      chain: 'INSTITUTION',
      chainId: institution_id,
      action: 'IFRAME_CODE_MINTED',
      object: { type: 'account', id: account_id },
      details: { group_id, course_id, parent_origin },
    });
    return made;
  });
  const url = `${env.publicUrl}/iframe/${code}/${whom.group_id}/${whom.course_id}`;
  return { code, url, expires_in: codeLife };
}

function refuse(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { code, field, issue, details } = refusal;
  if (code === 'UNAUTHENTICATED') reply.header('www-authenticate', 'Basic realm="partner"');
  if (code === 'RATE_LIMITED') reply.header('retry-after', Number(details['retryAfter']));
  const error = { code, ...(field ? { field } : {}), ...(issue ? { issue: issue.code } : {}) };
  return reply.code(statuses[code] ?? 400).send({ error: { ...error, message: refusalMessage(refusal) } });
}
