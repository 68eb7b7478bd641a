import { newAssessment } from '@lectern/domain/learning/assessment/assessment-content.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { publishItems } from '../../../base/content/publish-items.ts';
import { removeItems } from '../../../base/content/remove-items.ts';
import { questionKind } from '../../question/write-question.ts';
import { benchmarkKind, writeBenchmarks } from '../write-benchmark.ts';
import { summaryKind } from '../write-summary.ts';

builder.mutationField('deleteBenchmark', (t) =>
  t.field({
    type: Authored,
    description:
      'Takes the questions of a benchmark out and leaves an empty draft, because every level has one. It is refused with IN_USE while a summary asks them. Results stay.',
    args: { id: t.arg.id({ description: 'The benchmark.' }) },
    resolve: (_root, { id }, context) =>
      author(context, 'deleteBenchmark', async (act) => {
        const { db } = context;
        const { rows } = await sql<{ questions: string[]; asked: boolean }>`/* benchmark-to-empty */
          select array(select q.id from questions q where q.benchmark_id = b.id and q.deleted_on is null) as questions,
            exists (select from summaries s where s.benchmark_id = b.id and s.deleted_on is null) as asked
          from benchmarks b where b.id = ${id} and b.deleted_on is null for no key update of b`.execute(db);
        const [benchmark] = rows;
        if (!benchmark) throw new Refusal('NOT_FOUND');
        if (benchmark.asked) throw new Refusal('IN_USE');
        await removeItems(
          db,
          act,
          questionKind,
          benchmark.questions.map((question) => ({ id: question })),
        );
        await publishItems(db, act, benchmarkKind, [id], false);
        return writeBenchmarks(db, act, [{ id, changes: newAssessment }]);
      }),
  }),
);

builder.mutationField('deleteSummary', (t) =>
  t.field({
    type: Authored,
    description: 'Takes a summary out; it can be activated anew. Results stay.',
    args: { id: t.arg.id({ description: 'The summary.' }) },
    resolve: (_root, { id }, context) =>
      author(context, 'deleteSummary', (act) => removeItems(context.db, act, summaryKind, [{ id }])),
  }),
);
