import { Refusal, type RefusalCode } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { AuditAction } from '../../../base/audit-log/audit-action.ts';
import type { Database } from '../../../base/database/connect.ts';
import type { EntryPlace } from '../../../base/audit-log/entry-id.ts';
import { asSet } from '../../../base/audit-log/changes-of.ts';

type Facts = Readonly<Record<string, unknown>>;

/** An entry whose act is taken back. */
export type UndoneEntry = EntryPlace & {
  readonly action: AuditAction;
  readonly actor_id: string | null;
  readonly object_id: string;
  readonly details: Facts;
  /** How many days ago it was done. */
  readonly days_ago: number;
  /** Whether it was taken back already. */
  readonly is_undone: boolean;
  /** Whether the same was done to the same thing again later, and stands. */
  readonly is_repeated: boolean;
  /** What lies beside the chain; null where it was erased. */
  readonly beside: Facts | null;
};

/** An entry that is to be taken back; null where there is none. */
export async function findUndoneEntry(
  db: Database,
  { chain, chain_id, number }: EntryPlace,
): Promise<UndoneEntry | null> {
  const { rows } = await sql<UndoneEntry>`/* entry-to-undo */
    select l.chain, l.chain_id, l.number, l.action, l.actor_id, l.object_id, l.details, beside.facts as beside,
      extract(day from now() - l.at)::int as days_ago,
      exists (select from audit_log x where x.chain = l.chain and x.chain_id = l.chain_id
        and x.details ? 'undoes_entry' and (x.details ->> 'undoes_entry')::bigint = l.number) as is_undone,
      exists (select from audit_log later where later.object_id = l.object_id and later.at >= l.at
        and later.chain = l.chain and later.chain_id = l.chain_id and later.number > l.number and later.action = l.action
        and not exists (select from audit_log x where x.chain = l.chain and x.chain_id = l.chain_id
          and x.details ? 'undoes_entry' and (x.details ->> 'undoes_entry')::bigint = later.number)) as is_repeated
    from audit_log l left join audit_personal beside using (chain, chain_id, number)
    where (l.chain, l.chain_id, l.number) = (${chain}, ${chain_id}::uuid, ${number}::bigint)`.execute(db);
  return rows[0] ?? null;
}

/** The refusal to take back what is not known, because it was erased or an earlier version did not write it down. */
export const unknownBefore = (): Refusal => new Refusal('CONFLICT', { details: { unknown: true } });

type Change = { readonly from: unknown; readonly to: unknown };

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

/** What an act changed, by field; it refuses an entry that does not say all of it any more, or never did. */
export function changesOf({ details, beside }: UndoneEntry): Readonly<Record<string, Change>> {
  if (beside === null) throw unknownBefore();
  const changes = Object.entries({ ...details, ...beside }).filter((one): one is [string, Change] => isChange(one[1]));
  // Earlier versions wrote only that a text had changed.
  const isKnown = (flag: string, field: string) => !(flag in details) || changes.some(([name]) => name === field);
  if (!isKnown('named', 'name') || !isKnown('noted', 'notes')) throw unknownBefore();
  return Object.fromEntries(changes);
}

/**
 * What something said before an edit, with what nobody changed as it is now. It refuses (CONFLICT) where a field that the
 * edit changed says something else by now, with that; lists count as the same in any order.
 */
export function restored<Copy extends object>(now: Copy, changes: Readonly<Record<string, Change>>): Copy {
  const said = new Map<string, unknown>(Object.entries(now));
  const theirs = Object.keys(changes).filter(
    (field) => !isDeepStrictEqual(asSet(said.get(field)), asSet(changes[field]?.to)),
  );
  if (theirs.length > 0)
    throw new Refusal('CONFLICT', {
      details: { theirs: Object.fromEntries(theirs.map((field) => [field, said.get(field)])) },
    });
  return { ...now, ...Object.fromEntries(Object.entries(changes).map(([field, { from }]) => [field, from])) };
}

/** What an undo could not bring back, by name, with a code of the closed list that says why. */
export type LeftOut = { readonly name: string; readonly code: RefusalCode };
