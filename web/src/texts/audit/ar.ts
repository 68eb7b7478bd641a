import { admin } from '../../instance/admin/texts/ar.ts';
import { audit } from '../../instance/audit/texts/ar.ts';

/** What those read who look at what was done in their institution, in Arabic. */
export const auditArea = { admin, audit };
