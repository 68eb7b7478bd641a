import { Refusal, type RefusalCode } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../database/connect.ts';
import type { Context } from '../graphql/context.ts';
import type { AuditAction } from './audit-action.ts';
import { asSet, type Change } from './changes-of.ts';
import type { EntryPlace } from './entry-id.ts';

type Facts = Readonly<Record<string, unknown>>;

/** An entry whose act is taken back. */
export type UndoneEntry = EntryPlace & {
  readonly action: AuditAction;
  readonly actor_id: string | null;
  readonly object_id: string;
  readonly details: Facts;
  /** What lies beside the chain; null where it was erased. */
  readonly beside: Facts | null;
};

/** What an undo could not bring back, by name, with a code of the closed list that says why. */
export type LeftOut = { readonly name: string; readonly code: RefusalCode };

/** How acts of one kind are taken back. */
type Undoing = {
  /** True where what leads back leads back from the last of such acts upon a thing, so that an earlier one is refused. */
  readonly lastOnly?: true;
  /** For how many days after the act what leads back leads back; for ever where it is left out. */
  readonly days?: number;
  /**
   * Takes the act of an entry back, by what asks for the right to that, and gives what it could not bring back; it refuses
   * where something has changed since.
   */
  readonly undo: (context: Context, entry: UndoneEntry) => Promise<readonly LeftOut[] | undefined>;
};

const undoings = new Map<AuditAction, Undoing>();

/** Lets acts of a kind be taken back from the audit log; what nobody has registered is not. */
export function registerUndo(action: AuditAction, undoing: Undoing): void {
  if (undoings.has(action)) throw new Error(`${action} is taken back in two ways`);
  undoings.set(action, undoing);
}

/** How acts of a kind are taken back, if they are. */
export const undoingOf = (action: AuditAction): Undoing | undefined => undoings.get(action);

/** Refuses an undo of what holds again already; an act of its own that leads back leaves that as it is. */
export function refuseUndone({ undoes }: Context, how: 'restored' | 'undone'): void {
  if (undoes !== undefined) throw new Refusal('CONFLICT', { details: { [how]: true } });
}

/** The refusal to take back what is not known, because it was erased or an earlier version did not write it down. */
export const unknownBefore = (): Refusal => new Refusal('CONFLICT', { details: { unknown: true } });

/** The id of what an act has made or changed, as its entry names it. */
export function idIn({ details }: UndoneEntry, field: 'import_id' | 'change_set'): string {
  const id = details[field];
  if (typeof id !== 'string') throw unknownBefore();
  return id;
}

/** Both sides of a change of role; it refuses an entry that does not say what was before. */
export function rolesIn<Role extends string>(
  { details }: UndoneEntry,
  roles: readonly Role[],
): { readonly from: Role; readonly to: Role } {
  const [from, to] = [details['from'], details['to']].map((said) => roles.find((role) => role === said));
  if (from === undefined || to === undefined) throw unknownBefore();
  return { from, to };
}

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

/** What an act changed, by field; it refuses an entry that does not say all of it any more, or never did. */
export function changesIn({ details, beside }: UndoneEntry): Readonly<Record<string, Change>> {
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

/** Whether no later entry takes the entry of row `l` back. */
const isStanding = sql`not exists (select from audit_log x where x.chain = l.chain and x.chain_id = l.chain_id
  and x.details ? 'undoes_entry' and (x.details ->> 'undoes_entry')::bigint = l.number)`;

/**
 * The context of an act that takes the last act of a kind upon a thing back: what it writes names that entry, as it does
 * where an entry of the log is taken back. Its chain and details tell which of several it was.
 */
export async function undoingLast(
  context: Context,
  action: AuditAction,
  object_id: string,
  { chain_id, details = {} }: { readonly chain_id?: string; readonly details?: Readonly<Record<string, string>> } = {},
): Promise<Context> {
  if (context.undoes !== undefined) return context;
  const { rows } = await sql<{ number: number }>`/* undoing-last */ select l.number from audit_log l
    where l.object_id = ${object_id} and l.action = ${action} and (${chain_id ?? null}::uuid is null or l.chain_id = ${chain_id ?? null}::uuid)
      and l.details @> ${JSON.stringify(details)}::jsonb and ${isStanding}
    order by l.at desc, l.number desc limit 1`.execute(context.db);
  return { ...context, undoes: rows[0]?.number };
}

/** The numbers of the last acts of a kind upon each of several things that nobody has taken back, by the ids of the things. */
export async function lastActs(
  db: Database,
  action: AuditAction,
  object_ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ object_id: string; number: number }>`/* last-acts */
    select distinct on (l.object_id) l.object_id, l.number from audit_log l
    where l.object_id = any(${object_ids}::text[]) and l.action = ${action} and ${isStanding}
    order by l.object_id, l.at desc, l.number desc`.execute(db);
  return new Map(rows.map(({ object_id, number }) => [object_id, number]));
}
