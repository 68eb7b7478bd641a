import { sql } from 'kysely';
import { builder } from '../graphql/builder.ts';
import { ContentKindName } from '../content/content-kind-name.ts';
import type { KindName } from '../content/kinds.ts';

/** What an author has typed in a form and not saved. */
export type WorkingCopyShape = {
  readonly id: string;
  readonly kind: KindName;
  readonly parent_id: string | null;
  readonly base_version: number | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly revision: number;
  readonly kept_on: string;
  readonly is_sent_back: boolean;
};

/** What a working copy says of itself, as JSON of the row `c`. */
export const workingCopyJson = sql`json_build_object('id', c.item_id, 'kind', c.kind, 'parent_id', c.parent_id,
  'base_version', c.base_version, 'data', c.data, 'revision', c.revision, 'kept_on', c.kept_on,
  'is_sent_back', c.sent_back is not null)`;

/** What an author has typed in a form and not saved. */
export const WorkingCopy = builder.objectRef<WorkingCopyShape>('WorkingCopy').implement({
  description: 'What an author has typed in a form and not saved, valid or not. Nobody else reads it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The item; of a form that makes one, the id that the form has made.' }),
    kind: t.expose('kind', { type: ContentKindName, description: 'The kind of the item.' }),
    parent_id: t.exposeID('parent_id', {
      nullable: true,
      description: 'Of a form that makes an item: what that will belong to; null for a product or an e-book.',
    }),
    base_version: t.exposeInt('base_version', {
      nullable: true,
      description: 'The version of the item that the form began with; null where the form makes one.',
    }),
    data: t.field({
      type: 'JSON',
      description: 'What stands in the fields of the form, its rich texts cleaned.',
      resolve: ({ data }) => data,
    }),
    revision: t.exposeInt('revision', { description: 'Counts what was kept, to be sent with what is kept next.' }),
    kept_on: t.expose('kept_on', { type: 'DateTime', description: 'When it was kept last.' }),
    is_sent_back: t.exposeBoolean('is_sent_back', {
      description:
        'Whether a change that was sent back has become it and nothing was typed since: then `data` has the fields of the kind, as `ContentItem.content` has them, instead of those of the form.',
    }),
  }),
});
