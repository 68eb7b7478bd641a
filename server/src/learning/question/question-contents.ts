import type { QuestionContent } from '@lectern/domain/learning/question/question.ts';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../base/database/connect.ts';

// A version never changes, so what was read of it once holds for good.
const kept = new LRUCache<string, QuestionContent>({ max: 20_000 });

/** The contents of some versions, key included, by version id; those that were not asked for before are read at once. */
export async function questionContents(
  db: Database,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, QuestionContent>> {
  const contents = new Map<string, QuestionContent>();
  const missing = versionIds.filter((id) => {
    const content = kept.get(id);
    if (content) contents.set(id, content);
    return content === undefined;
  });
  if (missing.length === 0) return contents;
  const { rows } = await sql<{ id: string; content: QuestionContent }>`/* question-contents */
    select id, content from question_versions where id = any(${missing}::uuid[])`.execute(db);
  for (const { id, content } of rows) {
    kept.set(id, content);
    contents.set(id, content);
  }
  return contents;
}
