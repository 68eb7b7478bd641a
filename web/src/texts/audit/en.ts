import { admin } from '../../features/admin/texts/en.ts';
import { audit } from '../../features/audit/texts/en.ts';

/** What those read who look at what was done in their institution, in English. */
export const auditArea = { admin, audit };
