import { admin } from '../../features/admin/texts/es.ts';
import { audit } from '../../features/audit/texts/es.ts';

/** What those read who look at what was done in their institution, in Spanish. */
export const auditArea = { admin, audit };
