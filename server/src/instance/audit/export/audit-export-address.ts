import { askedAddresses } from '../../../base/download/asked-address.ts';
import type { AskedEntries } from '../asked-entries.ts';

/** The addresses at which entries of the audit log are fetched. */
export const auditExportAddresses = askedAddresses<AskedEntries>('audit_exports');
