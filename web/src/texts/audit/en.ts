import { admin } from '../../instance/admin/texts/en.ts';
import { audit } from '../../instance/audit/texts/en.ts';

/** What those read who look at what was done in their institution, in English. */
export const auditArea = { admin, audit };
