import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { readAsRole } from '../../../base/account/read-as-role.ts';

type StateShape = { readonly state_code: string; readonly state_name: string };
type CountryShape = {
  readonly country_code: string;
  readonly country_name: string;
  readonly states: readonly StateShape[];
};

const State = builder.objectRef<StateShape>('State').implement({
  description: 'A state or province of a country.',
  fields: (t) => ({
    state_code: t.exposeString('state_code', { description: 'Its code within the country, as in ISO 3166-2.' }),
    state_name: t.exposeString('state_name', { description: 'Its name, in English.' }),
  }),
});

const Country = builder.objectRef<CountryShape>('Country').implement({
  description: 'A country that an institution can be in.',
  fields: (t) => ({
    country_code: t.exposeString('country_code', { description: 'Two letters of ISO 3166-1.' }),
    country_name: t.exposeString('country_name', { description: 'Its name, in English.' }),
    states: t.field({
      type: [State],
      description: 'Its states or provinces by name; none where addresses carry none.',
      resolve: ({ states }) => states,
    }),
  }),
});

builder.queryField('countries', (t) =>
  t.field({
    type: [Country],
    description: 'All countries by their English names, with their states, for whoever is signed in.',
    resolve: (_root, _args, context) =>
      readAsRole(
        context,
        'countries',
        sql<CountryShape[]>`(/* countries */ select json_agg(json_build_object(
          'country_code', c.country_code, 'country_name', c.country_name,
          'states', (select coalesce(json_agg(json_build_object('state_code', s.state_code, 'state_name', s.state_name)
            order by s.state_name), '[]'::json) from states s where s.country_code = c.country_code)
        ) order by c.country_name) from countries c)`,
      ),
  }),
);
