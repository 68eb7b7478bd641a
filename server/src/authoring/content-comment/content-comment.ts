import { sql, type RawBuilder } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { kindOf, type KindName } from '../../base/content/kinds.ts';
import { wholeNameIn } from '../../base/database/whole-name.ts';

/** What an author says about an item of content. */
export type ContentCommentShape = {
  readonly id: string;
  readonly comment: string;
  readonly by: string | null;
  readonly at: string;
  readonly mine: boolean;
  readonly resolved_by: string | null;
  readonly resolved_on: string | null;
};

/** What an author says about an item of content. */
export const ContentComment = builder.objectRef<ContentCommentShape>('ContentComment').implement({
  description: 'What an author says about an item of content. Learners read none of it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the comment.' }),
    comment: t.exposeString('comment', { description: 'What it says: plain text.' }),
    by: t.exposeString('by', { nullable: true, description: 'Who wrote it, by name.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was written.' }),
    mine: t.exposeBoolean('mine', { description: 'Whether the caller wrote it, who may delete it.' }),
    resolved_by: t.exposeString('resolved_by', {
      nullable: true,
      description: 'Who has marked it as resolved, by name; null while it is open.',
    }),
    resolved_on: t.expose('resolved_on', {
      type: 'DateTime',
      nullable: true,
      description: 'When that was; null while it is open.',
    }),
  }),
});

/** A comment of the rows `c`, as JSON for one reader. */
export const commentJson = (
  reader: RawBuilder<unknown>,
) => sql<ContentCommentShape>`json_build_object('id', c.id, 'comment', c.comment,
  'by', (select ${wholeNameIn('a')} from users a where a.id = c.created_by), 'at', c.created_on, 'mine', c.created_by = ${reader},
  'resolved_by', (select ${wholeNameIn('r')} from users r where r.id = c.resolved_by), 'resolved_on', c.resolved_on)`;

/** Whether authors find an item: it is there, or it is new and waits to be published. */
export const itemFound = (kind: KindName, id: string) => sql<boolean>`(
  exists (select from ${sql.table(kindOf(kind).table)} where id = ${id} and deleted_on is null)
  or exists (select from waiting_changes w where w.item_id = ${id} and w.kind = ${kind}
    and w.base_version is null and w.discarded_on is null))`;

/** The item of the comment `c`, found. */
export const productOfComment = sql<string | null>`(
  select coalesce((select product_id from courses where id = r.root_id), (select product_id from books where id = r.root_id), r.root_id)
  from roots_of(array[c.item_id]) r limit 1)`;
