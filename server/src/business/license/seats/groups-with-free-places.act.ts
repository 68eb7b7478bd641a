import { releasedSize } from '@lectern/domain/business/seats/seats.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { isAllowed } from '../../../base/graphql/policy.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId } from '../../../base/graphql/context.ts';
import { groupAccessJson, principalOf, type GroupAccess } from '../../../base/access/group-access.ts';
import { institutionAccess, principalAt, type InstitutionAccess } from '../../institution/institution-access.ts';
import { isDraft, seesDrafts } from '../../institution/license-drafts.ts';

type FreePlacesShape = {
  readonly id: string;
  readonly name: string;
  readonly group_size: number;
  readonly learners: number;
  readonly version: number;
  readonly access: GroupAccess;
};

type PageShape = { readonly groups: readonly FreePlacesShape[]; readonly hasMore: boolean };

const GroupWithFreePlaces = builder.objectRef<FreePlacesShape>('GroupWithFreePlaces').implement({
  description: 'A group that goes on and has more places than learners.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    group_size: t.exposeInt('group_size', { description: 'How many places it holds.' }),
    learners: t.exposeInt('learners', { description: 'How many learners have taken one.' }),
    free: t.int({
      description: 'How many of its places nobody has taken.',
      resolve: ({ group_size, learners }) => group_size - learners,
    }),
    may_release: t.boolean({
      description: 'Whether you may release them; a group without learners keeps one.',
      resolve: ({ access, group_size, learners }) =>
        group_size > releasedSize(learners) && isAllowed('releaseGroupPlaces', principalOf(access)),
    }),
    version: t.exposeInt('version', { description: 'Which version of the group this is, for releasing its places.' }),
  }),
});

const FreePlacesPage = builder.objectRef<PageShape>('FreePlacesPage').implement({
  description: 'Some groups of a license that hold free places, and whether there are more.',
  fields: (t) => ({
    groups: t.field({
      type: [GroupWithFreePlaces],
      description: 'The groups, those with the most free places first.',
      resolve: ({ groups }) => [...groups],
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the list goes on after them.' }),
    cursor: t.id({
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
      resolve: ({ groups, hasMore }) => (hasMore ? (groups.at(-1)?.id ?? null) : null),
    }),
  }),
});

const pageSize = 20;

builder.queryField('groupsWithFreePlaces', (t) =>
  t.field({
    type: FreePlacesPage,
    description:
      'The groups of a license that go on and hold places that nobody has taken, those with the most first, 20 at a time.',
    args: {
      licenseId: t.arg.id({ description: 'The license.' }),
      after: t.arg.id({ required: false, description: 'The cursor of the page before; BAD_CURSOR if it is unknown.' }),
    },
    resolve: async (_root, { licenseId, after = null }, context) => {
      const { rows } = await sql<Row>`/* groups-with-free-places */
        select ${institutionAccess(sql.ref('l.institution_id'))}, ${isDraft('l')} as is_draft,
          ${after}::uuid is null or exists (select from groups a where a.id = ${after} and a.license_id = l.id) as cursor_known,
          (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'group_size', g.group_size,
              'learners', g.learners, 'version', g.version, 'access', g.access) order by g.free desc, g.id), '[]'::json) from (
            select g.*, g.group_size - g.learners as free, ${groupAccessJson()} as access from groups g
            where g.license_id = l.id and g.deleted_on is null and g.ended_term is null and g.group_size > g.learners
              and not (g.status = 'STARTED' and g.end_date < today(i.time_zone))
              and (${after}::uuid is null or (g.group_size - g.learners, ${after}::uuid) < (
                (select a.group_size - a.learners from groups a where a.id = ${after}), g.id))
            order by g.group_size - g.learners desc, g.id limit ${pageSize + 1}) g) as groups
        from users viewer left join licenses l on l.id = ${licenseId} and l.deleted_on is null
          left join institutions i on i.id = l.institution_id
        where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
      const [row] = rows;
      if (!row) throw new Refusal('UNAUTHENTICATED');
      const { groups, cursor_known, is_draft, ...access } = row;
      const principal = principalAt(access);
      context.checks.allow('groupsWithFreePlaces', principal);
      if (!access.institution || (is_draft && !seesDrafts(principal))) throw new Refusal('NOT_FOUND');
      if (!cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
      return { groups: groups.slice(0, pageSize), hasMore: groups.length > pageSize };
    },
  }),
);

type Row = InstitutionAccess & {
  readonly is_draft: boolean | null;
  readonly cursor_known: boolean;
  readonly groups: readonly FreePlacesShape[];
};
