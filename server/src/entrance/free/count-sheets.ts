import { createHash } from 'node:crypto';
import { mostSheets } from '@lectern/domain/entrance/free/free-sheet.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import type { Context } from '../../base/graphql/context.ts';
import { networkOf } from '../../base/http/network-of.ts';

/**
 * Counts a sheet that is begun, for its browser and its address; it refuses one too many with the seconds to the next day.
 * All that is kept are hashes with a salt that goes with its day, so that no row tells who it was.
 */
export async function countSheet({ db, ip }: Pick<Context, 'db' | 'ip'>, browser: string): Promise<void> {
  const address = networkOf(ip);
  await db.transaction().execute(async (transaction) => {
    await sql`insert into free_sheet_days (day) values (today('UTC')) on conflict do nothing`.execute(transaction);
    await countOne(transaction, `address ${address}`, mostSheets.address);
    // A browser that does not say its name shares one with all others of its address.
    await countOne(transaction, browser ? `browser ${browser}` : `no browser ${address}`, mostSheets.browser);
  });
}

async function countOne(db: Database, who: string, most: number): Promise<void> {
  const { rows } = await sql<{ counted: boolean; seconds: number }>`/* count-sheet */
    with counted as (
      insert into free_sheet_counts as c (day, hash, sheets)
      select day, sha256(convert_to(salt::text || ${who}::text, 'UTF8')), 1 from free_sheet_days where day = today('UTC')
      on conflict (day, hash) do update set sheets = c.sheets + 1 where c.sheets < ${most}::int returning day
    )
    select exists (select from counted) as counted,
      ceil(extract(epoch from (today('UTC') + 1)::timestamp at time zone 'UTC' - now()))::int as seconds`.execute(db);
  const [row] = rows;
  if (!row?.counted) throw new Refusal('NO_SHEETS_LEFT', { details: { retryAfter: Math.max(1, row?.seconds ?? 1) } });
}

/** Keeps with which answers a sheet was given back; it refuses others for the same sheet, in every process. */
export async function giveBackOnce({ db }: Pick<Context, 'db'>, sheet: string, answers: unknown): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(answers)).digest();
  const { rows } = await sql<{ same: boolean }>`/* give-sheet-back */
    insert into free_sheets as s (id, answers) values (${sheet}, ${hash})
    on conflict (id) do update set answers = s.answers returning s.answers = ${hash} as same`.execute(db);
  if (!rows[0]?.same) throw new Refusal('ATTEMPT_OVER', { field: 'ticket' });
}
