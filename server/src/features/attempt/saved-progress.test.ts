import { progressAfter, type QuestionSave } from '@lectern/domain/attempt/after-save.ts';
import { untouched, type QuestionProgress } from '@lectern/domain/attempt/question-progress.ts';
import type { Answer } from '@lectern/domain/question/question-types.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { savedProgress } from './saved-progress.ts';

const answer = fc.constantFrom<Answer>(
  { chosen: ['a'] },
  { chosen: [] },
  { order: ['a', 'b'], placed: true },
  { rows: { a: true } },
  { letters: { a: 'B', 'quo"te': 'C' } },
);
const seconds = fc.nat({ max: 1800 });
const save = fc.record<QuestionSave>({ answer, seconds }, { requiredKeys: [] });
const progress = fc
  .record({ answer: fc.option(answer), seconds })
  .map((one): QuestionProgress => ({ ...untouched, ...one }));
const id = fc.constantFrom('q1', 'q2', 'q3', '__proto');

it('the database merges a save of an open sitting as the rule says', async () => {
  const { db } = await testServer();
  await fc.assert(
    fc.asyncProperty(fc.dictionary(id, progress), fc.dictionary(id, save), async (before, saves) => {
      const [held, given] = [{ ...before }, { ...saves }];
      const { rows } = await sql<{ after: unknown }>`/* merged-progress */
        select ${savedProgress(sql`p.held`, given)} as after from (select ${JSON.stringify(held)}::jsonb as held) p`.execute(
        db,
      );
      expect(rows[0]?.after).toEqual(progressAfter(held, given));
    }),
    { numRuns: 200 },
  );
});
