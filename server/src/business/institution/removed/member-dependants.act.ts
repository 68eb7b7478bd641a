import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { mayChangeMember } from '@lectern/domain/business/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId } from '../../../base/graphql/context.ts';
import { GroupPerson, people, type PersonShape } from '../group-person.ts';
import { institutionAccess, principalAt, type InstitutionAccess } from '../institution-access.ts';
import { stands } from '../invitation.ts';

type Led = { readonly id: string; readonly name: string };

type DependantsShape = {
  readonly groups: readonly string[];
  readonly leads: readonly Led[];
  readonly successors: readonly PersonShape[];
  readonly places: number;
  readonly results: number;
  readonly invitations: number;
};

const LedGroup = builder.objectRef<Led>('LedGroup').implement({
  description: 'A group whose main instructor somebody is.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
  }),
});

const MemberDependants = builder.objectRef<DependantsShape>('MemberDependants').implement({
  description: 'What follows for others when a member is removed: whoever removes them sees this first.',
  fields: (t) => ({
    groups: t.exposeStringList('groups', {
      description: 'The names of the groups of the institution that the member leaves.',
    }),
    leads: t.field({
      type: [LedGroup],
      description: 'Those among them whose main instructor the member is: somebody has to be named for each.',
      resolve: ({ leads }) => [...leads],
    }),
    successors: t.field({
      type: [GroupPerson],
      description:
        'The other instructors of the institution, who could lead these groups, by last name, without you; empty where there is none to lead.',
      resolve: ({ successors }) => [...successors],
    }),
    places: t.exposeInt('places', { description: 'How many places of groups become free.' }),
    results: t.exposeInt('results', { description: 'How many finished exercises in these groups are kept.' }),
    invitations: t.exposeInt('invitations', {
      description: 'How many open invitations into the institution the member has made; they stay open.',
    }),
  }),
});

builder.queryField('memberDependants', (t) =>
  t.field({
    type: MemberDependants,
    description:
      'What follows for others when a member of an institution is removed, for those who may remove them. Of one who was removed nothing does.',
    args: { id: t.arg.id({ description: 'The id of the membership.' }) },
    resolve: async (_root, { id }, context): Promise<DependantsShape> => {
      const { rows } = await sql<Row>`/* member-dependants */
        select ${institutionAccess(sql.ref('m.institution_id'))}, m.user_id, m.role, (
          with own as (
            select g.id, g.name, gm.role from group_members gm join groups g on g.id = gm.group_id and g.deleted_on is null
            where gm.user_id = m.user_id and gm.deleted_on is null and g.institution_id = m.institution_id
              and m.deleted_on is null)
          select json_build_object(
            'groups', (select coalesce(json_agg(name order by name, id), '[]'::json) from own),
            'leads', (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name, id), '[]'::json)
              from own where role = 'MAIN_INSTRUCTOR'),
            'successors', (select ${people} from institution_members o join users u on u.id = o.user_id and u.deleted_on is null
              where o.institution_id = m.institution_id and o.role = 'INSTRUCTOR' and o.deleted_on is null and u.id not in (m.user_id, viewer.id)
                and exists (select from own where role = 'MAIN_INSTRUCTOR')),
            'places', (select count(*) from own where role = 'STUDENT'),
            'results', (select count(*) from exercise_results r
              where r.user_id = m.user_id and r.is_latest and r.completed_on is not null and r.group_id in (select id from own)),
            'invitations', (select count(*) from invitations n where n.institution_id = m.institution_id
              and n.created_by = m.user_id and n.expires_on > now() and ${stands}))) as found
        from users viewer left join institution_members m on m.id = ${id}
        where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
      if (!rows[0]) throw new Refusal('UNAUTHENTICATED');
      const { user_id, role, found, ...access } = rows[0];
      const principal = principalAt(access);
      context.checks.allow('memberDependants', principal);
      if (!access.institution || !role) throw new Refusal('NOT_FOUND');
      const actor = { globalRole: access.global_role, institutionRole: principal.institutionRole ?? null };
      if (!mayChangeMember(actor, { role, isSelf: user_id === access.viewer_id }))
        throw new Refusal('FORBIDDEN', { field: 'id' });
      return found;
    },
  }),
);

type Row = InstitutionAccess & {
  readonly user_id: string | null;
  readonly role: InstitutionRole | null;
  readonly found: DependantsShape;
};
