import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId, type Context } from '../../base/graphql/context.ts';
import { principalOf } from '../../base/access/group-access.ts';
import { groupJson, groupOfRow, type GroupRow } from './group-json.ts';
import { Group, type GroupShape } from './group.ts';
import { guessKey } from './join/guess-key.ts';

const GroupWhere = builder.inputType('GroupWhere', {
  description: 'Which group: by its id, or by its key if you belong to it.',
  fields: (t) => ({
    id: t.id({ required: false, description: 'The id of the group.' }),
    key: t.string({ required: false, description: 'The key of the group, exactly as written.' }),
  }),
});

builder.queryField('group', (t) =>
  t.field({
    type: Group,
    nullable: true,
    description: 'One group with its courses. By key it is null for everyone who does not belong to it.',
    args: { where: t.arg({ type: GroupWhere, description: 'Which group.' }) },
    resolve: async (_root, { where }, context) => {
      if (where.key != null) return groupByKey(context, where.key);
      if (where.id == null) throw new Refusal('INVALID', { field: 'where.id', issue: { code: 'REQUIRED' } });
      const group = await groupOf(
        context,
        sql`/* group */
        select (select ${groupJson()} from groups g where g.id = ${where.id} and g.deleted_on is null) as "group"
        from users viewer where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`,
      );
      context.checks.allow('group', group ? principalOf(group.access) : { signedIn: true });
      return group;
    },
  }),
);

/** A key is a secret: looking one up counts like a wrong try to join, unless the group is the viewer's own. */
async function groupByKey(context: Context, key: string): Promise<GroupShape | null> {
  const viewerId = getViewerId(context);
  const { limiter, ip } = context;
  return guessKey({ limiter, ip, viewerId }, async () => {
    const group = await groupOf(
      context,
      sql`/* group-by-key */
      select (select ${groupJson()} from groups g where g.key = ${key} and g.deleted_on is null) as "group"
      from users viewer where viewer.id = ${viewerId} and viewer.deleted_on is null`,
    );
    context.checks.allow('group', { signedIn: true, groupRole: group?.access.group_role ?? 'STUDENT' });
    return group?.access.group_role ? group : null;
  });
}

async function groupOf(
  context: Context,
  statement: RawBuilder<{ group: GroupRow | null }>,
): Promise<GroupShape | null> {
  const { rows } = await statement.execute(context.db);
  if (!rows[0]) throw new Refusal('UNAUTHENTICATED');
  return rows[0].group && groupOfRow(context.db, rows[0].group);
}
