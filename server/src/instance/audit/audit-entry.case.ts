import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'auditEntry', variables: ({ audit_entry_id }) => ({ id: audit_entry_id }) },
];
