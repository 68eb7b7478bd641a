import type { ListedEntry, OpenedEntry } from '../src/instance/audit/audit-query.ts';

/** An entry of the audit log. */
export const auditEntryOf = (values: Partial<ListedEntry> = {}): ListedEntry => ({
  id: 'INSTITUTION.a1.2',
  at: '2026-11-20T12:30:00Z',
  action: 'INSTITUTION_CHANGED',
  actor: { type: 'USER', id: 'u1', name: 'Teodora Vasquez' },
  object: { type: 'INSTITUTION', id: 'a1', name: 'Harbour College' },
  institution: { id: 'a1', name: 'Harbour College' },
  undone_by: null,
  ...values,
});

/** A page of the log, as the server gives it. */
export const auditPageOf = (...entries: readonly ListedEntry[]) => ({
  entries: entries.map((entry) => ({ undoes: null, ...entry })),
  hasMore: false,
  cursor: null,
  tooManyNamed: false,
});

/** What an entry says, as the server gives it. */
export const openedEntryOf = (values: Partial<Omit<OpenedEntry, 'entry'>> = {}) => ({
  entry: { ...auditEntryOf(), undoes: null },
  facts: [
    { field: 'city', changed: true, before: 'Portsea Island', after: 'Southsea Island' },
    { field: 'sales_manager_id', changed: true, before: null, after: 'u9' },
  ],
  names: [{ id: 'u9', name: 'Ines Moreau', kind: null, number: null }],
  erased: false,
  address: '203.0.113.9',
  request_id: 'request-7',
  related: [],
  undo: { possible: true, code: null, details: null },
  ...values,
});
