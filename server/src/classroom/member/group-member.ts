import type { GroupRole } from '@lectern/domain/base/account/role.ts';
import { isAllowed } from '../../base/graphql/policy.ts';
import { isSitting } from '../../learning/attempt/is-sitting.ts';
import { sql, type RawBuilder } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { User, type UserShape } from '../../base/account/user.ts';
import { groupAccessJson, principalOf, type GroupAccess } from '../../base/access/group-access.ts';
import { GroupRoleRef } from '../group/group.ts';
import { holdsRule } from './searched-address.ts';

/** A membership as its statement gives it. */
export type GroupMemberRow = {
  readonly id: string;
  readonly group_id: string;
  readonly role: GroupRole;
  readonly joined_on: string;
  readonly deleted_by: string | null;
  readonly sits: boolean;
  readonly extra_percent: number;
  readonly user: Omit<UserShape, 'principal'>;
};

/** A membership, and what the caller is to its group. */
export type GroupMemberShape = GroupMemberRow & { readonly access: GroupAccess };

/** A person in a group. */
export const GroupMember = builder.objectRef<GroupMemberShape>('GroupMember').implement({
  description: 'The membership of a person in a group.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the membership.' }),
    group_id: t.exposeID('group_id', { description: 'The group.' }),
    role: t.expose('role', { type: GroupRoleRef, description: 'The role that the person holds in it.' }),
    joined_on: t.expose('joined_on', { type: 'DateTime', description: 'When the person first became a member.' }),
    deletedBy: t.id({
      nullable: true,
      description: 'Who removed the person from the group; null for those who belong to it.',
      resolve: ({ deleted_by }) => deleted_by,
    }),
    sits: t.boolean({
      description:
        'Whether a sitting of theirs in the group runs at this moment; false for whoever does not teach there.',
      resolve: ({ sits, access }) => sits && isAllowed('groupMember', principalOf(access)),
    }),
    extra_percent: t.int({
      nullable: true,
      description:
        'How many percent more time the learner has for every assessment; null for whoever is not the learner and does not teach there.',
      resolve: ({ extra_percent, user, access }) =>
        isAllowed('groupMember', principalOf(access, user.id)) ? extra_percent : null,
    }),
    user: t.field({
      type: User,
      description: 'The person.',
      resolve: ({ user, access }) => ({ ...user, principal: principalOf(access, user.id) }),
    }),
  }),
});

/**
 * The membership row `m` of the person row `u` as one JSON object, for use inside a larger statement that has both. With
 * `groupsFor` it has the groups of the person that this viewer may see.
 */
export function groupMemberJson(groupsFor: string | null): RawBuilder<GroupMemberRow> {
  return sql<GroupMemberRow>`json_build_object('id', m.id, 'group_id', m.group_id, 'role', m.role,
    'joined_on', m.created_on, 'deleted_by', m.deleted_by, 'sits', ${isSitting()},
    'extra_percent', round((m.time_factor - 1) * 100)::int,
    'user', json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'avatar', u.avatar,
      'email', u.email, 'role', u.role,
      'groups', ${groupsFor === null ? sql`null` : groupsSeenBy(groupsFor)}))`;
}

const groupsSeenBy = (viewerId: string) => sql`(
  select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name, g.id), '[]'::json)
  from users viewer join group_members own on own.user_id = u.id and own.deleted_on is null
  join groups g on g.id = own.group_id and g.deleted_on is null
  where viewer.id = ${viewerId} and ${holdsRule('group', groupAccessJson())})`;
