import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { readAsRole } from '../../../base/account/read-as-role.ts';

type Kept = { readonly results: number; readonly sittings: number };

const KeptByOldKey = builder.objectRef<Kept>('KeptByOldKey').implement({
  description: 'What stays graded as a question is keyed now, whatever its key becomes.',
  fields: (t) => ({
    results: t.exposeInt('results', { description: 'How many attempts with the question were handed in.' }),
    sittings: t.exposeInt('sittings', { description: 'How many attempts with the question run at this moment.' }),
  }),
});

builder.queryField('keptByOldKey', (t) =>
  t.field({
    type: KeptByOldKey,
    description:
      'How many attempts of learners in open groups keep the key that a question has now, for whoever is about to change it.',
    args: { questionId: t.arg.id({ description: 'The question.' }) },
    resolve: async (_root, { questionId }, context): Promise<Kept> => {
      const kept = await readAsRole(
        context,
        'keptByOldKey',
        sql<Kept | null>`(/* kept-by-old-key */
          select json_build_object('results', count(a.id) filter (where a.state = 'SUBMITTED')::int,
            'sittings', count(a.id) filter (where a.state <> 'SUBMITTED')::int)
          from roots_of(array[${questionId}::uuid]) r
          left join attempts a on a.course_id = r.root_id
            and a.questions @> jsonb_build_array(jsonb_build_object('question_id', ${questionId}::uuid::text))
            and exists (select from groups g where g.id = a.group_id and g.deleted_on is null)
          where exists (select from questions q where q.id = r.item_id)
            or exists (select from waiting_changes w where w.item_id = r.item_id and w.kind = 'QUESTION')
          group by r.item_id)`,
      );
      if (!kept) throw new Refusal('NOT_FOUND');
      return kept;
    },
  }),
);
