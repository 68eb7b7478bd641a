import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { refuseWithoutRight, type Context } from '../../../base/graphql/context.ts';
import type { EntryPlace } from '../../../base/audit-log/entry-id.ts';
import { undoingOf, type LeftOut, type UndoneEntry } from '../../../base/audit-log/undoing.ts';
import { namesIn, type NamedShape } from '../names-in.ts';

/**
 * Takes back what an entry says was done, by the act that leads back, which asks for the right to it and writes an entry
 * of its own that names this one. It refuses acts that are not taken back from here (INVALID), what was taken back
 * already or is too long ago, and what has changed since, with what holds by now (CONFLICT). To somebody who neither reads
 * the log nor has done it nor may do what leads back, an entry looks missing, whatever it says.
 */
export async function undoEntry(context: Context, place: EntryPlace, reads: boolean): Promise<readonly LeftOut[]> {
  const entry = await findEntry(context.db, place);
  if (!entry) throw new Refusal('NOT_FOUND');
  const undoing = undoingOf(entry.action);
  const knows = reads || entry.actor_id === context.viewerId;
  if (!knows) await refuseUnknown(context, entry);
  // Whether they may act upon this very account the act says only when it is done, and what was undone is not done again.
  if (!knows && (entry.is_undone || (undoing?.lastOnly && entry.is_repeated))) throw new Refusal('NOT_FOUND');
  if (entry.is_undone) throw new Refusal('CONFLICT', { details: { undone: true } });
  if (!undoing) throw new Refusal('INVALID', { field: 'where', issue: { code: 'WRONG_SHAPE' } });
  if (undoing.lastOnly && entry.is_repeated) throw new Refusal('CONFLICT', { details: { repeated: true } });
  try {
    return (await undoing.undo({ ...context, undoes: entry.number }, entry)) ?? [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!knows && (error.code === 'FORBIDDEN' || error.code === 'NOT_FOUND')) throw new Refusal('NOT_FOUND');
    // What is gone for good is refused by the act as what never was.
    if (error.code === 'NOT_FOUND' && undoing.days !== undefined && entry.days_ago >= undoing.days)
      throw new Refusal('CONFLICT', { details: { over: undoing.days } });
    throw error.code === 'CONFLICT' ? await withNames(context.db, error) : error;
  }
}

type FoundEntry = UndoneEntry & {
  /** How many days ago it was done. */
  readonly days_ago: number;
  /** Whether it was taken back already. */
  readonly is_undone: boolean;
  /** Whether the same was done to the same thing again later, and stands. */
  readonly is_repeated: boolean;
};

async function findEntry(db: Database, { chain, chain_id, number }: EntryPlace): Promise<FoundEntry | null> {
  const { rows } = await sql<FoundEntry>`/* entry-to-undo */
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

async function refuseUnknown(context: Context, entry: UndoneEntry): Promise<void> {
  const undoing = undoingOf(entry.action);
  if (!undoing) throw new Refusal('NOT_FOUND');
  try {
    await refuseWithoutRight(async (checks) => undoing.undo({ ...context, checks, undoes: entry.number }, entry));
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('NOT_FOUND') : error;
  }
}

/** A refusal that says also what those are called whose ids it holds. */
async function withNames(db: Database, refusal: Refusal): Promise<Refusal> {
  const { rows } = await sql<{ names: readonly NamedShape[] }>`/* names-in-refusal */
    select ${namesIn(sql<string>`${JSON.stringify(refusal.details)}`)} as names`.execute(db);
  const names = (rows[0]?.names ?? []).filter(({ name, at }) => (name ?? at) !== undefined);
  return names.length === 0 ? refusal : new Refusal('CONFLICT', { details: { ...refusal.details, names } });
}
