import { daysToRestoreInstitution } from '@lectern/domain/business/institution/deleted-institution.ts';
import { institutionListSchema } from '@lectern/domain/business/institution/institution-form.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { readAsRole } from '../../../base/account/read-as-role.ts';

type DeletedShape = {
  readonly id: string;
  readonly name: string;
  readonly deleted_on: string;
  readonly until: string;
};
type PageShape = { readonly institutions: readonly DeletedShape[]; readonly hasMore: boolean };

const DeletedInstitution = builder.objectRef<DeletedShape>('DeletedInstitution').implement({
  description: 'An institution that was deleted in the last 30 days.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the institution.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    deleted_on: t.expose('deleted_on', { type: 'DateTime', description: 'When it was deleted.' }),
    until: t.expose('until', { type: 'DateTime', description: 'Until when it can be restored.' }),
  }),
});

const DeletedInstitutionPage = builder.objectRef<PageShape>('DeletedInstitutionPage').implement({
  description: 'Some deleted institutions, and whether there are more.',
  fields: (t) => ({
    institutions: t.field({
      type: [DeletedInstitution],
      description: 'The institutions, the one deleted last first.',
      resolve: ({ institutions }) => institutions,
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the list goes on after them.' }),
    cursor: t.id({
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
      resolve: ({ institutions, hasMore }) => (hasMore ? (institutions.at(-1)?.id ?? null) : null),
    }),
  }),
});

builder.queryField('deletedInstitutions', (t) =>
  t.field({
    type: DeletedInstitutionPage,
    description: 'The institutions that can be restored, the one deleted last first, for sales roles.',
    args: {
      pageSize: t.arg.int({ required: false, description: 'How many to give: 10 unless said, 60 at most.' }),
      after: t.arg.id({
        required: false,
        description: 'The cursor of the page before; BAD_CURSOR if it is unknown or was restored since.',
      }),
    },
    resolve: async (_root, { pageSize: asked, after = null }, context): Promise<PageShape> => {
      const { pageSize } = parseInput(institutionListSchema, { search: '', pageSize: asked ?? 10 });
      type Found = { readonly cursor_known: boolean; readonly listed: readonly DeletedShape[] };
      const { cursor_known, listed } = await readAsRole(
        context,
        'deletedInstitutions',
        sql<Found>`(/* deleted-institutions */ select json_build_object(
          'cursor_known', ${after}::uuid is null
            or exists (select from institutions a where a.id = ${after} and a.deleted_on is not null),
          'listed', (select coalesce(json_agg(x), '[]'::json) from (
            select i.id, i.name, i.deleted_on, i.deleted_on + make_interval(days => ${daysToRestoreInstitution}) as until
            from institutions i where i.deleted_on > now() - make_interval(days => ${daysToRestoreInstitution})
              and (${after}::uuid is null or (i.deleted_on, i.id) < (select a.deleted_on, a.id from institutions a where a.id = ${after}))
            order by i.deleted_on desc, i.id desc limit ${pageSize + 1}) x)))`,
      );
      if (!cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
      const institutions = listed.slice(0, pageSize).map(({ deleted_on, until, ...institution }) => ({
        ...institution,
        deleted_on: new Date(deleted_on).toISOString(),
        until: new Date(until).toISOString(),
      }));
      return { institutions, hasMore: listed.length > pageSize };
    },
  }),
);
