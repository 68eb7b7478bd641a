import { newAssessment } from '@lectern/domain/learning/assessment/assessment-content.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { writeSummaries } from '../write-summary.ts';

const BenchmarkOfLevelInput = builder.inputType('BenchmarkOfLevelInput', {
  description: 'A benchmark and its level.',
  fields: (t) => ({
    id: t.id({ description: 'The benchmark, of the course.' }),
    level: t.int({ description: 'Its level.' }),
  }),
});

type Row = {
  readonly id: string;
  readonly level: number;
  readonly time: number | null;
  readonly questions_per_lesson: number | null;
  readonly has_summary: boolean;
};

builder.mutationField('activateSummaries', (t) =>
  t.field({
    type: Authored,
    description:
      'Makes a draft summary for each of these benchmarks, with its time and its questions; one that has a summary already keeps it.',
    args: {
      benchmarks: t.arg({ type: [BenchmarkOfLevelInput], description: 'The benchmarks.' }),
      course_id: t.arg.id({ description: 'Their course.' }),
    },
    resolve: (_root, { benchmarks, course_id }, context) =>
      author(context, 'activateSummaries', async (act) => {
        const { db } = context;
        const { rows } = await sql<Row>`/* benchmarks-to-activate */
          select b.id, b.level, b.time, b.questions_per_lesson,
            exists (select from summaries s where s.benchmark_id = b.id and s.deleted_on is null) as has_summary
          from benchmarks b where b.course_id = ${course_id} and b.deleted_on is null order by b.id for no key update of b`.execute(
          db,
        );
        if (rows.length === 0) throw new Refusal('NOT_FOUND');
        const wanted = new Map<string, Row>();
        for (const [index, { id, level }] of benchmarks.entries()) {
          const found = rows.find((row) => row.id === id && row.level === level);
          if (!found) throw new Refusal('NOT_FOUND', { field: `benchmarks.${index}.id` });
          if (!found.has_summary) wanted.set(id, found);
        }
        return writeSummaries(
          db,
          act,
          [...wanted.values()].map(({ id, level, time, questions_per_lesson }) => ({
            content: { ...newAssessment, course_id, benchmark_id: id, level, time, questions_per_lesson },
          })),
        );
      }),
  }),
);
