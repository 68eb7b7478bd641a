import type { RosterChange } from '@lectern/domain/classroom/roster/roster-state.ts';

/** What the audit log keeps of the changes of an import: who, in ids; addresses of people without one lie beside the chain. */
export function auditedChanges(importId: string, changes: readonly RosterChange[], mailed: number) {
  const people = changes.flatMap(({ act, group_id, ...change }) =>
    'user_id' in change
      ? [{ act, group_id, user_id: change.user_id, ...('from' in change ? { from_group: change.from } : {}) }]
      : [],
  );
  const awaited = changes.flatMap((change) =>
    change.act === 'AWAIT' ? [{ group_id: change.group_id, email: change.row.email }] : [],
  );
  const gone = changes.flatMap((change) =>
    change.act === 'AWAIT_NO_MORE' ? [{ group_id: change.group_id, email: change.email }] : [],
  );
  const told = gone.length === 0 ? {} : { awaited_no_more: gone.length };
  return {
    details: { import_id: importId, people, awaited: awaited.length, ...(mailed === 0 ? {} : { mailed }), ...told },
    personal: { awaited, ...(gone.length === 0 ? {} : { awaited_no_more: gone }) },
  };
}
