import { admin } from '../../instance/admin/texts/es.ts';
import { audit } from '../../instance/audit/texts/es.ts';

/** What those read who look at what was done in their institution, in Spanish. */
export const auditArea = { admin, audit };
