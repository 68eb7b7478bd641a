import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'auditEntries', variables: ({ institution_id }) => ({ institution_id }) },
  { operation: 'auditEntry', variables: ({ audit_entry_id }) => ({ id: audit_entry_id }) },
  { operation: 'auditExport', variables: ({ institution_id }) => ({ institution_id }) },
];
