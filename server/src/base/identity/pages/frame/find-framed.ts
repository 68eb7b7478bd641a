import type { FastifyRequest } from 'fastify';
import { policyFramedBy } from '../../../http/security-headers.ts';
import type { Framed } from '../../../http/web-app.ts';
import type { Services } from '../../../../services.ts';
import { assetAddress } from '../assets.ts';
import { findFraming } from './framed.ts';
import { hasOwnAccounts } from '../../../../own-accounts.ts';

/** What somebody in a frame comes to: the way in, and what lies below their groups. */
const inFrames = /^\/(login|auth-callback|group\/[^?]*)?(\?|$)/;

/** How a page of the app is sent into a partner's frame; null outside of one, and for pages that are never framed. */
export async function findFramed(services: Services, request: FastifyRequest): Promise<Framed | null> {
  if (!hasOwnAccounts(services.env) || !inFrames.test(request.url)) return null;
  const origins = await findFraming(services, request);
  return origins && { policy: policyFramedBy(services.env, origins), script: assetAddress('frame.js') };
}
