import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'undoAuditEntry',
    variables: ({ audit_entry_id }) => ({ where: { id: audit_entry_id } }),
    as: 'updateInstitution',
    wholeLicense: true,
    // What was undone is missing to whoever may not read the log.
    state: ['CONFLICT', 'NOT_FOUND'],
  },
];
