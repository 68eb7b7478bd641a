import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../graphql/builder.ts';
import { getViewerId } from '../graphql/context.ts';
import { readAsRole } from '../account/read-as-role.ts';
import { ContentKindName } from '../content/content-kind-name.ts';
import { itemThere } from './item-there.ts';
import { typedOf } from './typed.ts';
import { ownCopies } from './own-copies.ts';
import { afterOthers, fitsBeside, muchUnsaved } from './much-unsaved.ts';

type Kept = { readonly id: string; readonly revision: number; readonly kept_on: string };

const KeptWorkingCopy = builder.objectRef<Kept>('KeptWorkingCopy').implement({
  description: 'A working copy that was kept.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The item, or the id that the form has made.' }),
    revision: t.exposeInt('revision', { description: 'To be sent with what is kept next.' }),
    kept_on: t.expose('kept_on', { type: 'DateTime', description: 'When it was kept.' }),
  }),
});

const WorkingCopyInput = builder.inputType('WorkingCopyInput', {
  description: 'What has been typed in a form.',
  fields: (t) => ({
    kind: t.field({ type: ContentKindName, description: 'The kind of the item.' }),
    id: t.id({ description: 'The item; of a form that makes one, an id that the form has made.' }),
    parent_id: t.id({
      required: false,
      description: 'Of a form that makes an item: what that will belong to; none for a product or an e-book.',
    }),
    base_version: t.int({
      required: false,
      description: 'The version of the item that the form began with; none where the form makes one.',
    }),
    revision: t.int({
      description: 'The revision that was kept or read last, 0 for none; where another one stands, it is a CONFLICT.',
    }),
    data: t.string({
      description: 'What stands in the fields, valid or not: a JSON object of at most 900,000 characters.',
    }),
  }),
});

builder.mutationField('keepWorkingCopy', (t) =>
  t.field({
    type: KeptWorkingCopy,
    description:
      'Keeps what you have typed in a form of authoring, valid or not, until you save or drop it. Nobody else reads it; others see that you hold it.',
    args: { data: t.arg({ type: WorkingCopyInput, description: 'What to keep.' }) },
    extensions: ownCopies,
    resolve: async (_root, { data }, context): Promise<Kept> => {
      const viewerId = getViewerId(context);
      await readAsRole(context, 'keepWorkingCopy', afterOthers(viewerId));
      const { kind, id, revision } = data;
      const item = { kind, id, parent_id: data.parent_id ?? null, base_version: data.base_version ?? null };
      const typed = JSON.stringify(typedOf(data.data));
      const { rows } = await sql<{ there: boolean; fits: boolean; kept: Kept | null }>`/* keep-working-copy */
        with item as (select ${itemThere(item)} as there, ${fitsBeside(viewerId, id, typed)} as fits), kept as (
          insert into working_copies as c (user_id, item_id, kind, parent_id, base_version, data, revision)
          select ${viewerId}, ${id}, ${kind}, ${item.base_version === null ? item.parent_id : null}::uuid, ${item.base_version}::integer,
            ${typed}::jsonb, ${revision}::integer + 1
          from item where there and fits
          on conflict (user_id, item_id) do update set data = excluded.data, base_version = excluded.base_version,
            revision = c.revision + 1, kept_on = now(), sent_back = null
            where c.revision = ${revision} and c.kind = excluded.kind
          returning json_build_object('id', item_id, 'revision', revision, 'kept_on', kept_on) as kept
        )
        select there, fits, (select kept from kept) from item`.execute(context.db);
      const [found] = rows;
      if (!found?.there) throw new Refusal('NOT_FOUND');
      if (!found.fits) throw muchUnsaved();
      if (!found.kept) throw new Refusal('CONFLICT');
      return found.kept;
    },
  }),
);
