import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../graphql/builder.ts';
import { readAsRole } from '../../account/read-as-role.ts';

type UsesShape = { readonly key_elements: number; readonly questions: number };

const CardUses = builder.objectRef<UsesShape>('CardUses').implement({
  description: 'What shows a card, and shows it no longer when the card is deleted.',
  fields: (t) => ({
    key_elements: t.exposeInt('key_elements', { description: 'How many key elements show it.' }),
    questions: t.exposeInt('questions', { description: 'How many questions have it as their hint or explanation.' }),
  }),
});

builder.queryField('cardUses', (t) =>
  t.field({
    type: CardUses,
    description: 'What shows a flash card or a video card, for content roles.',
    args: { id: t.arg.id({ description: 'The card.' }) },
    resolve: async (_root, { id }, context): Promise<UsesShape> => {
      const uses = await readAsRole(context, 'cardUses', usesJson(id));
      if (!uses) throw new Refusal('NOT_FOUND');
      return uses;
    },
  }),
);

const usesJson = (id: string) => sql<UsesShape | null>`(
  select json_build_object(
    'key_elements', (select count(distinct k.id)::int from key_elements k join key_element_resources r on r.key_element_id = k.id
      where k.deleted_on is null and (r.quickdeck_card_id = card.id or r.quickclip_card_id = card.id)),
    'questions', (select count(distinct q.id)::int from questions q join question_resources r on r.question_id = q.id
      where q.deleted_on is null and (r.quickdeck_card_id = card.id or r.quickclip_card_id = card.id)))
  from (select id from quickdeck_cards where deleted_on is null union all select id from quickclip_cards where deleted_on is null) card
  where card.id = ${id})`;
