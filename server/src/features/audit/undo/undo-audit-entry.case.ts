import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'undoAuditEntry',
    variables: ({ audit_entry_id }) => ({ where: { id: audit_entry_id } }),
    as: 'updateInstitution',
    wholeLicense: true,
    state: 'CONFLICT',
  },
];
