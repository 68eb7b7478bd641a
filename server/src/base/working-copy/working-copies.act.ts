import { sql } from 'kysely';
import { builder } from '../graphql/builder.ts';
import { readAsRole } from '../account/read-as-role.ts';
import { ContentKindName } from '../content/content-kind-name.ts';
import type { KindName } from '../content/kinds.ts';
import { ContentPlace, contentPlaceJson, type ContentPlaceShape } from './content-place.ts';

type Listed = {
  readonly id: string;
  readonly kind: KindName;
  readonly is_new: boolean;
  readonly kept_on: string;
  readonly place: ContentPlaceShape;
};

const ListedWorkingCopy = builder.objectRef<Listed>('ListedWorkingCopy').implement({
  description: 'Something that you have typed and not saved, as your work lists it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The item, or the id that the form has made.' }),
    kind: t.expose('kind', { type: ContentKindName, description: 'The kind of the item.' }),
    is_new: t.exposeBoolean('is_new', { description: 'Whether the form makes an item.' }),
    kept_on: t.expose('kept_on', { type: 'DateTime', description: 'When it was kept last.' }),
    place: t.field({
      type: ContentPlace,
      description: 'Where its form is.',
      resolve: ({ place }) => place,
    }),
  }),
});

const atMost = 200;

builder.queryField('workingCopies', (t) =>
  t.field({
    type: [ListedWorkingCopy],
    description: `What you have typed and not saved, the latest first, at most ${atMost}. What was of items that are deleted comes back with them.`,
    resolve: (_root, _args, context): Promise<Listed[]> =>
      readAsRole(
        context,
        'workingCopies',
        sql<Listed[]>`(select coalesce(json_agg(x.listed order by x.kept_on desc), '[]') from (
          select c.kept_on, json_build_object('id', c.item_id, 'kind', c.kind, 'is_new', c.base_version is null,
            'kept_on', c.kept_on, 'place', place) as listed
          from working_copies c, lateral (select ${contentPlaceJson} as place) at
          where c.user_id = u.id and place is not null order by c.kept_on desc limit ${atMost}
        ) x)`,
      ),
  }),
);
