import { institutionListSchema, institutionPageSizes } from '@lectern/domain/business/institution/institution-form.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { finds, findsByIndex } from '../../../base/database/finds.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { readAsRole } from '../../../base/account/read-as-role.ts';
import { InstitutionRecord, recordJson, type InstitutionRecordShape } from './institution-record.ts';

type PageShape = { readonly institutions: readonly InstitutionRecordShape[]; readonly hasMore: boolean };

const InstitutionPage = builder.objectRef<PageShape>('InstitutionPage').implement({
  description: 'Some institutions, and whether there are more.',
  fields: (t) => ({
    institutions: t.field({
      type: [InstitutionRecord],
      description: 'The institutions, by name.',
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

/** The sales managers of institutions in whose name something stands. */
const managers = (search: string) => sql`select m.id
  from (select distinct sales_manager_id as id from institutions where deleted_on is null) managing join users m using (id)
  where ${finds(sql`m.searched_name`, search)}`;

builder.queryField('paginatedInstitutions', (t) =>
  t.field({
    type: InstitutionPage,
    description: 'The institutions by name, for sales roles.',
    args: {
      search: t.arg.string({
        required: false,
        description: 'What stands in the name, the city or the name of the sales manager; left out for all.',
      }),
      pageSize: t.arg.int({ required: false, description: 'How many to give: 20 unless said, 60 at most.' }),
      after: t.arg.id({ required: false, description: 'The cursor of the page before; BAD_CURSOR if it is unknown.' }),
    },
    resolve: async (_root, { after = null, ...asked }, context): Promise<PageShape> => {
      const { search, pageSize } = parseInput(institutionListSchema, {
        search: asked.search ?? '',
        pageSize: asked.pageSize ?? institutionPageSizes[0],
      });
      type Found = { readonly cursor_known: boolean; readonly listed: readonly InstitutionRecordShape[] };
      const { cursor_known, listed } = await readAsRole(
        context,
        'paginatedInstitutions',
        sql<Found>`(
          with anchor as (select a.name, a.id from institutions a where a.id = ${after})
          select json_build_object(
            'cursor_known', ${after}::uuid is null or exists (select from anchor),
            'listed', (select coalesce(json_agg(x.record order by x.name, x.id), '[]'::json) from (
              select i.name, i.id, ${recordJson} as record from institutions i
              where i.deleted_on is null and (${findsByIndex(sql`i.searched`, search)}
                  or i.sales_manager_id = any(array(${managers(search)})))
                and (${after}::uuid is null or (i.name, i.id) > ((select name from anchor), (select id from anchor)))
              order by i.name, i.id limit ${pageSize + 1}) x)))`,
      );
      if (!cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
      return { institutions: listed.slice(0, pageSize), hasMore: listed.length > pageSize };
    },
  }),
);
