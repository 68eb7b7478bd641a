import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { writeQuestions } from '../write-question.ts';

builder.mutationField('setFreeSamples', (t) =>
  t.field({
    type: Authored,
    description:
      'Marks questions of benchmarks as free samples, which visitors are asked and no assessment of a group from its next sitting on; or ends that.',
    args: {
      questionIds: t.arg.idList({ description: 'The questions, in one change set.' }),
      isFreeSample: t.arg.boolean({ description: 'Whether they are free samples.' }),
    },
    resolve: (_root, { questionIds, isFreeSample }, context) =>
      author(context, 'setFreeSamples', async (act) => {
        const { db } = context;
        const ids = [...new Set(questionIds)];
        if (ids.length === 0) throw new Refusal('INVALID', { field: 'questionIds', issue: { code: 'REQUIRED' } });
        const fitting = await db
          .selectFrom('questions as q')
          .innerJoin('benchmarks as b', 'b.id', 'q.benchmark_id')
          .where('q.id', 'in', ids)
          .where('q.deleted_on', 'is', null)
          .where('b.deleted_on', 'is', null)
          .select('q.id')
          .execute();
        if (fitting.length !== ids.length) throw new Refusal('NOT_FOUND');
        const changes = { is_free_sample: isFreeSample };
        return writeQuestions(
          db,
          act,
          ids.map((id) => ({ id, changes })),
        );
      }),
  }),
);
