import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { changeHelp } from './change-help.ts';

type Resource = { readonly question_id: string; readonly type: 'hint' | 'reveal'; readonly target_id: string };

builder.mutationField('removeQuestionResource', (t) =>
  t.field({
    type: Authored,
    description: 'Takes a page or card out of the hint or the explanation of a question; it stays in the library.',
    args: { id: t.arg.id({ description: 'The resource, as questionResources names it.' }) },
    resolve: (_root, { id }, context) =>
      author(context, 'removeQuestionResource', async (act) => {
        const { rows } = await sql<Resource>`
          select question_id, type, coalesce(page_id, quickdeck_card_id, quickclip_card_id) as target_id
          from question_resources where id = ${id}`.execute(context.db);
        const [resource] = rows;
        if (!resource) throw new Refusal('NOT_FOUND');
        return changeHelp(context.db, act, resource.question_id, resource.type, (help) => {
          const left = help?.resource_ids.filter((target) => target !== resource.target_id) ?? [];
          return help && left.length > 0 ? { ...help, resource_ids: left } : null;
        });
      }),
  }),
);
