import { sql } from 'kysely';
import type { Context } from '../../base/graphql/context.ts';
import { inPreview } from '../../base/change-set/waiting-changes/in-preview.ts';
import { carried, type CarriedAttempt } from '../../learning/sealed-attempt/sealed-attempt.ts';

/**
 * Begins an attempt on content as it will be once what waits is published. What a question says that only waits travels
 * in the ticket, because its version is taken back with all that was written to foresee it.
 */
export async function beginWithWaiting(
  context: Context,
  ids: readonly string[],
  begin: (context: Context) => Promise<CarriedAttempt>,
): Promise<CarriedAttempt> {
  const begun = await inPreview(context, { ids }, begin);
  const { ticket: _withoutThem, contents, ...attempt } = begun;
  const versions = [...contents.keys()];
  const { rows } = await sql<{ id: string }>`/* versions-that-stay */
    select id from question_versions where id = any(${versions}::uuid[])`.execute(context.db);
  const stored = new Set(rows.map(({ id }) => id));
  const waiting = Object.fromEntries([...contents].filter(([id]) => !stored.has(id)));
  return Object.keys(waiting).length === 0 ? begun : carried(context, { ...attempt, waiting });
}
