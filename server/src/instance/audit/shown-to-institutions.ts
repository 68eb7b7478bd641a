import { auditActs, type AuditAction } from '../../base/audit-log/audit-action.ts';

/** The acts in the chain of an institution that its administrators are not shown. */
export const hiddenFromInstitutions: readonly AuditAction[] = (Object.keys(auditActs) as AuditAction[]).filter(
  (action) => auditActs[action].shown === 'NOTHING',
);

/** The facts of an act that the administrators of an institution may see. */
export function shownToInstitutions<Facts extends Readonly<Record<string, unknown>>>(
  action: AuditAction,
  facts: Facts,
): Facts {
  const { shown } = auditActs[action];
  if (shown === 'EVERYTHING') return facts;
  return Object.fromEntries(Object.entries(facts).filter(([name]) => shown.includes(name))) as Facts;
}
