import { materialIds } from '@lectern/domain/learning/library/material.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { materialOf, QuestionResourceType, ResourceKindRef } from '../resource-kind.ts';
import { changeHelp } from './change-help.ts';
import { containerOf, getQuestionGround, refuseForeign } from './question-ground.ts';

const QuestionResourceInput = builder.inputType('QuestionResourceInput', {
  description: 'Things of the library that are to help with a question.',
  fields: (t) => ({
    question_id: t.id({ description: 'The question.' }),
    type: t.field({ type: QuestionResourceType, description: 'Whether they hint or explain.' }),
    resource_type: t.field({ type: ResourceKindRef, description: 'Their kind, that of what is offered already.' }),
    resource_ids: t.idList({ description: 'Pages or cards of the product, at least one.' }),
  }),
});

builder.mutationField('addQuestionResource', (t) =>
  t.field({
    type: Authored,
    description:
      'Adds pages or cards to the hint or the explanation of a question, behind those that are there; another kind than theirs is refused.',
    args: { data: t.arg({ type: QuestionResourceInput, description: 'What is added.' }) },
    resolve: (_root, { data }, context) =>
      author(context, 'addQuestionResource', async (act) => {
        const { question_id, type, resource_type, resource_ids } = data;
        const kind = materialOf[resource_type];
        const added = { [type]: { kind, resource_ids } };
        refuseForeign(await getQuestionGround(context.db, containerOf(question_id), added), added);
        return changeHelp(context.db, act, question_id, type, (help) => {
          if (help && help.kind !== kind)
            throw new Refusal('INVALID', { field: 'data.resource_type', issue: { code: 'WRONG_SHAPE' } });
          const ids = [...new Set([...(help?.resource_ids ?? []), ...resource_ids])];
          if (resource_ids.length === 0)
            throw new Refusal('INVALID', { field: 'data.resource_ids', issue: { code: 'REQUIRED' } });
          return { kind, resource_ids: parseInput(materialIds, ids, 'data.resource_ids') };
        });
      }),
  }),
);
