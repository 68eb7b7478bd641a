import { daysToRestore } from '@lectern/domain/business/license/license.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { getSeller } from './hold-license.ts';

type WithdrawnLicenseShape = {
  readonly id: string;
  readonly name: string;
  readonly max_users: number;
  readonly until: string;
};

const WithdrawnLicense = builder.objectRef<WithdrawnLicenseShape>('WithdrawnLicense').implement({
  description: 'A quote that was withdrawn in the last 30 days.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the quote.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    max_users: t.exposeInt('max_users', { description: 'How many seats it offered.' }),
    until: t.expose('until', { type: 'DateTime', description: 'Until when it can be restored.' }),
  }),
});

builder.queryField('withdrawnLicenses', (t) =>
  t.field({
    type: [WithdrawnLicense],
    description: 'The withdrawn quotes of an institution that can be restored, the one withdrawn last first.',
    args: { institutionId: t.arg.id({ description: 'The institution.' }) },
    resolve: async (_root, { institutionId }, context) => {
      await getSeller(context, 'withdrawnLicenses');
      const { rows } = await sql<{ licenses: readonly WithdrawnLicenseShape[] }>`/* withdrawn-licenses */
        select (select coalesce(json_agg(w order by w.deleted_on desc, w.id), '[]'::json) from (
          select l.id, l.name, l.max_users, l.deleted_on, l.deleted_on + make_interval(days => ${daysToRestore}) as until
          from licenses l where l.institution_id = i.id and l.is_quoted
            and l.deleted_on > now() - make_interval(days => ${daysToRestore})) w) as licenses
        from institutions i where i.id = ${institutionId} and i.deleted_on is null`.execute(context.db);
      const [row] = rows;
      if (!row) throw new Refusal('NOT_FOUND');
      return row.licenses.map(({ id, name, max_users, until }) => ({
        id,
        name,
        max_users,
        until: new Date(until).toISOString(),
      }));
    },
  }),
);
