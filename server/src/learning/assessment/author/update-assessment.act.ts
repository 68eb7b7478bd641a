import { assessmentChanges } from '@lectern/domain/learning/assessment/assessment-form.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { ContentWhere } from '../../../base/change-set/content-where.ts';
import { writeBenchmarks } from '../write-benchmark.ts';
import { writeSummaries } from '../write-summary.ts';

const AssessmentInput = builder.inputType('AssessmentInput', {
  description: 'What a benchmark or a summary says. What is left out stays as it is.',
  fields: (t) => ({
    description: t.string({ required: false, description: 'At most 150 characters on one line.' }),
    time: t.int({
      required: false,
      description: 'Its time in seconds, at most 36000; 0 and null are without a clock.',
    }),
    questions_per_lesson: t.int({
      required: false,
      description: 'How many questions of each lesson it asks, 1 to 10; null asks all.',
    }),
  }),
});

const acts = [
  { operation: 'updateBenchmark', write: writeBenchmarks, word: 'benchmark' },
  { operation: 'updateSummary', write: writeSummaries, word: 'summary' },
] as const;

for (const { operation, write, word } of acts) {
  builder.mutationField(operation, (t) =>
    t.field({
      type: Authored,
      description: `Changes what a ${word} says. Sittings that run keep what they began with.`,
      args: {
        data: t.arg({ type: AssessmentInput, description: 'What is to change.' }),
        where: t.arg({ type: ContentWhere, description: `The ${word}.` }),
      },
      resolve: (_root, { data, where: { id, version } }, context) =>
        author(context, operation, (act) => {
          const changes = parseInput(assessmentChanges, data, 'data');
          return write(context.db, act, [{ id, changes, ...(version == null ? {} : { base_version: version }) }]);
        }),
    }),
  );
}
