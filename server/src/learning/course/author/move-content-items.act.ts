import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { ContentKindName } from '../../../base/content/content-kind-name.ts';
import { movable, moveItems } from './move-items.ts';
import { moveQuestions } from './move-questions.ts';

const MoveContentItemsInput = builder.inputType('MoveContentItemsInput', {
  description: 'Which items are to stand together, and where.',
  fields: (t) => ({
    kind: t.field({ type: ContentKindName, description: 'Their kind: LESSON, STUDY_PROJECT or QUESTION.' }),
    ids: t.idList({ description: 'The items in the order in which they are to stand, each once.' }),
    parent_id: t.id({
      description:
        'The course of lessons, the lesson of study projects: theirs, or another of the product. The benchmark or case study of questions, of their course.',
    }),
    level: t.int({
      required: false,
      description: 'The level in which study projects are to stand, 1 to those of the course; needed for these only.',
    }),
    before: t.id({
      required: false,
      description: 'The item there that they stand before; null for the end.',
    }),
  }),
});

builder.mutationField('moveContentItems', (t) =>
  t.field({
    type: Authored,
    description:
      'Moves lessons or study projects together, across lessons, levels and courses of a product, or questions across the benchmarks and case studies of a course. Questions of benchmarks count no more for a lesson that leaves their course; in a case study they count for none, and from there they bring its lesson along.',
    args: { data: t.arg({ type: MoveContentItemsInput, description: 'What moves, and where to.' }) },
    resolve: (_root, { data: { kind, ids, parent_id, level = null, before = null } }, context) =>
      author(context, 'moveContentItems', async (act) => {
        const name = movable.find((one) => one === kind);
        if (!name && kind !== 'QUESTION') throw new Refusal('INVALID', { field: 'data.kind' });
        if (ids.length === 0 || new Set(ids).size !== ids.length) throw new Refusal('INVALID', { field: 'data.ids' });
        if ((name === 'STUDY_PROJECT') !== (level !== null))
          throw new Refusal('INVALID', { field: 'data.level', issue: { code: 'REQUIRED' } });
        if (!name) await moveQuestions(context.db, act, ids, { parent_id, before });
        else await moveItems(context.db, act, name, ids, { parent_id, level, before });
      }),
  }),
);
